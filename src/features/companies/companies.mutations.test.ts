import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { updateCompany, updateUserSettings } from './companies.mutations.ts'
import { myCompany, mySettings } from './companies.queries.ts'

let stage: Cast
beforeAll(async () => (stage = await cast()))
afterAll(() => stage.stop())

test('maya renames the company and sets its vote limit; the rest stays', async () => {
  const { maya, lena } = stage.harbor
  await maya.does(updateCompany, { name: ' Harbor & Sons ', defaultVoteLimit: 7 })
  await maya.does(updateCompany, { autoCreateOverdueIssues: true })
  expect(await lena.asks(myCompany, {})).toMatchObject({
    name: 'Harbor & Sons',
    defaultVoteLimit: 7,
    autoCreateOverdueIssues: true,
  })
  await maya.does(updateCompany, { defaultVoteLimit: null })
  expect((await lena.asks(myCompany, {})).defaultVoteLimit).toBeNull()
})

test('omar may not change the company, and ravi changes only his own', async () => {
  await expect(stage.harbor.omar.does(updateCompany, { name: 'Mine' })).rejects.toMatchObject({
    text: { kind: 'denied' },
  })
  await stage.lantern.ravi.does(updateCompany, { name: 'Lantern & Co' })
  expect((await stage.harbor.omar.asks(myCompany, {})).name).not.toBe('Lantern & Co')
})

test.each([{ name: ' ' }, { defaultVoteLimit: 0 }, { defaultVoteLimit: 101 }, { defaultVoteLimit: 2.5 }])(
  'the company refuses %j',
  async (changed) => {
    await expect(stage.harbor.maya.does(updateCompany, changed)).rejects.toMatchObject({
      text: { kind: 'invalid' },
    })
  },
)

test('theo, who may only view, still sets how he is shown things, and nobody else sees it', async () => {
  const { theo, lena } = stage.harbor
  await theo.does(updateUserSettings, { weekStartDay: 'sunday', voteLimit: 3 })
  expect(await theo.asks(mySettings, {})).toMatchObject({
    weekStartDay: 'sunday',
    voteLimit: 3,
    showCurrentWeek: false,
  })
  expect(await lena.asks(mySettings, {})).toMatchObject({ weekStartDay: 'monday', voteLimit: 25 })
})
