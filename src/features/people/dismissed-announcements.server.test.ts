import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, type Harness, signedIn, startPeople } from '../../../tests/people-harness.ts'
import { newId } from '../../sync/id.ts'
import { dismissAnnouncement } from '../platform/dismissed-announcements.mutations.ts'
import { hasDismissed } from '../platform/dismissed-announcements.queries.ts'

let harness: Harness
let maya: Browser
beforeAll(async () => {
  harness = await startPeople()
  maya = await signedIn(harness, 'maya@harbor.example')
})
afterAll(() => harness.stop())

test('what somebody dismisses in one company is dismissed in their others too', async () => {
  const found = async (name: string): Promise<string> =>
    (await maya.post('/api/companies', { name })).json().companyId
  const [harbor, lantern] = [await found('Harbor'), await found('Lantern')]
  const announcementId = newId()
  await harness.node.run(harbor, maya.userId, dismissAnnouncement, { announcementId })
  await expect.poll(() => harness.node.ask(lantern, maya.userId, hasDismissed, { announcementId })).toBe(true)
})
