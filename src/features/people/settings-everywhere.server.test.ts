import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../tests/served.ts'
import { type ChosenSettings, updateUserSettings } from '../companies/companies.mutations.ts'
import { userSettings } from '../companies/companies.table.ts'
import { foundCompany } from '../portability/portability-harness.ts'
import { peopleServer } from './people.server.ts'

let server: Served
let maya: SignedIn
beforeAll(async () => {
  server = await served()
  maya = await server.signIn(server.harbor.people['maya']!)
})
afterAll(() => server?.stop())

const settingsIn = async (companyId: string, personId = maya.userId) =>
  (await server.services.node.company(companyId))!.replica.store.get(userSettings, personId)
const themeIn = async (companyId: string, personId?: string) =>
  (await settingsIn(companyId, personId))?.themePreference
const chooses = (companyId: string, chosen: ChosenSettings) =>
  server.services.node.run(companyId, maya.userId, updateUserSettings, chosen)

test('a theme that somebody chooses in one company is theirs in every other, and nobody else’s', async () => {
  const { harbor } = server
  const second = await foundCompany(server, maya, 'Second')
  await chooses(harbor.id, { themePreference: 'dark' })
  await expect.poll(() => themeIn(second)).toBe('dark')
  await chooses(second, { themePreference: 'light' })
  await expect.poll(() => themeIn(harbor.id)).toBe('light')
  expect(await themeIn(second)).toBe('light')
  expect(await themeIn(harbor.id, harbor.people['lena'])).not.toBe('light')
})

test('so are all their other settings, each as it was chosen last', async () => {
  const { harbor } = server
  const third = await foundCompany(server, maya, 'Third')
  await chooses(harbor.id, { weekStartDay: 'sunday', voteLimit: 7 })
  await expect.poll(() => settingsIn(third)).toMatchObject({ weekStartDay: 'sunday', voteLimit: 7 })
  await chooses(third, { voteLimit: 9, showCurrentWeek: true, autoCreateOverdueIssues: false })
  const everywhere = {
    weekStartDay: 'sunday',
    voteLimit: 9,
    showCurrentWeek: true,
    autoCreateOverdueIssues: false,
  }
  await expect.poll(() => settingsIn(harbor.id)).toMatchObject(everywhere)
  expect(await settingsIn(third)).toMatchObject(everywhere)
  expect((await settingsIn(harbor.id, harbor.people['lena']))?.voteLimit).not.toBe(9)
})

test('a choice that reaches the account late does not undo a later one', async () => {
  const { services, harbor } = server
  const late = { themePreference: { value: 'dark', at: '9999-01-01T00:00:00.000Z' } }
  await services.pool.query('update users set settings = settings || $2 where id = $1', [maya.userId, late])
  const fourth = await foundCompany(server, maya, 'Fourth')
  await chooses(harbor.id, { themePreference: 'light', weekOrder: 'oldest_first' })
  await expect
    .poll(() => settingsIn(fourth))
    .toMatchObject({ themePreference: 'dark', weekOrder: 'oldest_first' })
})

test('whoever joins a company brings their settings', async () => {
  const fifth = await foundCompany(server, maya, 'Fifth')
  expect(await settingsIn(fifth)).toMatchObject({ themePreference: null, voteLimit: 25 })
  await peopleServer.arrival!(server.services, fifth, maya.userId)
  expect(await settingsIn(fifth)).toMatchObject({ themePreference: 'dark', voteLimit: 9 })
})
