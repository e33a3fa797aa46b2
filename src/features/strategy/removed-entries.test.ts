import { expect, test } from 'vitest'
import { cast } from '../../../tests/cast.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { addPlanItems, removePlanItem } from './plan-items.mutations.ts'

test('somebody who adds and removes entries all day has to wait in the end', async () => {
  const { harbor, stop } = await cast()
  const plan = { teamId: harbor.teams.leadership, planId: newId(), list: 'outlookPicture' } as const
  const newItems = (count: number) =>
    Array.from({ length: count }, () => ({ id: newId(), title: 'A ship of our own' }))
  for (let round = 0; round < 50; round++) {
    const items = newItems(20)
    await harbor.maya.did(addPlanItems, { ...plan, items })
    for (const { id } of items) await harbor.maya.did(removePlanItem, { itemId: id })
  }
  await expect(harbor.maya.does(addPlanItems, { ...plan, items: newItems(1) })).rejects.toMatchObject(
    refused('plan/too-many-removed'),
  )
  await stop()
})
