import { expect, test } from 'vitest'
import { cast } from '../../../tests/cast.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { inCompany } from '../../server/database/in-company.ts'
import { newRow } from '../people/company-rows.rules.ts'
import { insertRows } from '../people/insert-rows.mutations.ts'
import { addPlanItems, removePlanItem, restorePlanItem } from './plan-items.mutations.ts'
import { keepBlockBack, sharePlan } from './strategy.mutations.ts'
import { planItems } from './strategy.table.ts'
import { replacePlanContent } from './versions/replace-plan.mutations.ts'

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
  const [removed] = harbor.maya.holds(planItems)
  const entry = { list: 'path', title: 'Another', note: '', amount: null, unit: null } as const
  const links = { metricId: null, goalId: null }
  await expect(
    harbor.maya.does(replacePlanContent, {
      planId: plan.planId,
      texts: [],
      items: [{ id: newId(), freshId: newId(), ...entry, ...links }],
    }),
  ).rejects.toMatchObject(refused('plan/too-many-removed'))
  await harbor.maya.does(restorePlanItem, { itemId: removed!.id })
  await stop()
})

test('an entry that was removed long ago goes where its plan goes', async () => {
  const { harbor, node, pool, stop } = await cast()
  const { companyId, maya, teams } = harbor
  const planId = newId()
  const items = [{ id: newId(), title: 'A ship of our own' }]
  await maya.does(addPlanItems, { teamId: teams.leadership, planId, list: 'outlookPicture', items })
  const present = maya.holds(planItems).find((item) => item.planId === planId)!
  const id = newId()
  const removedAt = new Date(Date.now() - 40 * 86_400_000).toISOString()
  await node.run(companyId, null, insertRows([newRow(planItems, { ...present, id, removedAt })]), {})
  const said = () =>
    inCompany(pool, companyId, null, async (client) => {
      const { rows } = await client.query<{ audience: string; hidden: boolean }>(
        'select audience, hidden from plan_items where company_id = $1 and id = $2',
        [companyId, id],
      )
      return rows[0]
    })
  await maya.does(sharePlan, { planId, audience: 'company' })
  expect(await said()).toEqual({ audience: 'company', hidden: false })
  await maya.does(keepBlockBack, { planId, block: 'outlook', isHidden: true })
  expect(await said()).toEqual({ audience: 'company', hidden: true })
  await stop()
})
