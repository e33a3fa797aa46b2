import { createMetric } from '../../src/features/metrics/definition/metric-definition.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

test('two people in one scorecard see which cell the other is filling in, until that one leaves', async ({
  stage,
  enter,
}) => {
  const { id, teamId, maya, lena } = await makeHarbor(stage.services)
  await stage.services.node.run(id, maya.id, createMetric, {
    id: newId(),
    teamId,
    ownerId: maya.id,
    name: 'Leads',
    description: null,
    unit: 'number',
    targetValue: 10,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'total',
  })
  const [first, second] = [
    await enter({ as: maya, path: '/metrics' }),
    await enter({ as: lena, path: '/metrics' }),
  ]
  const seen = (page: typeof first, name: string) =>
    page
      .getByRole('grid')
      .getByRole('status')
      .filter({ hasText: `${name} is entering Leads` })

  await first.getByRole('grid').focus()
  await first.keyboard.press('End')
  await first.keyboard.type('4')
  await expect(seen(second, 'Maya Harper')).toHaveCount(1)
  await expect(seen(first, 'Maya Harper')).toHaveCount(0)

  await first.keyboard.press('Enter')
  await expect(seen(second, 'Maya Harper')).toHaveCount(0)

  await second.getByRole('grid').focus()
  await second.keyboard.press('End')
  await second.keyboard.press('F2')
  await expect(seen(first, 'Lena Brook')).toHaveCount(1)
  await second.close()
  await expect(seen(first, 'Lena Brook')).toHaveCount(0)
})
