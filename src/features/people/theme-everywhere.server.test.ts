import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../tests/served.ts'
import { updateUserSettings } from '../companies/companies.mutations.ts'
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

const themeIn = async (companyId: string, personId = maya.userId) =>
  (await server.services.node.company(companyId))!.replica.store.get(userSettings, personId)?.themePreference
const chooses = (companyId: string, themePreference: 'light' | 'dark') =>
  server.services.node.run(companyId, maya.userId, updateUserSettings, { themePreference })

test('a theme that somebody chooses in one company is theirs in every other, and nobody else’s', async () => {
  const { harbor } = server
  const second = await foundCompany(server, maya, 'Second')
  await chooses(harbor.id, 'dark')
  await expect.poll(() => themeIn(second)).toBe('dark')
  await chooses(second, 'light')
  await expect.poll(() => themeIn(harbor.id)).toBe('light')
  expect(await themeIn(second)).toBe('light')
  expect(await themeIn(harbor.id, harbor.people['lena'])).not.toBe('light')
})

test('whoever joins a company brings their theme, and keeps what they have chosen there', async () => {
  const third = await foundCompany(server, maya, 'Third')
  expect(await themeIn(third)).toBeNull()
  await peopleServer.arrival!(server.services, third, maya.userId)
  expect(await themeIn(third)).toBe('light')
})

test('other settings stay with their company', async () => {
  const { harbor, services } = server
  const fourth = await foundCompany(server, maya, 'Fourth')
  await services.node.run(harbor.id, maya.userId, updateUserSettings, { weekStartDay: 'sunday' })
  await chooses(harbor.id, 'dark')
  await expect.poll(() => themeIn(fourth)).toBe('dark')
  const store = (await services.node.company(fourth))!.replica.store
  expect(store.get(userSettings, maya.userId)?.weekStartDay).toBe('monday')
})
