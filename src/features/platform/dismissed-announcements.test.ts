import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type Cast } from '../../../tests/cast.ts'
import { newId } from '../../sync/id.ts'
import { dismissAnnouncement } from './dismissed-announcements.mutations.ts'
import { hasDismissed } from './dismissed-announcements.queries.ts'
import { dismissedAnnouncements, MOST_DISMISSED } from './dismissed-announcements.table.ts'

let stage: Cast
beforeAll(async () => {
  stage = await cast()
})
afterAll(() => stage.stop())

test('what somebody dismisses is dismissed for them alone, and for none of the others', async () => {
  const { lena, omar } = stage.harbor
  const [announcementId, other] = [newId(), newId()]
  for (let times = 0; times < 2; times++) await lena.does(dismissAnnouncement, { announcementId })
  expect(await lena.asks(hasDismissed, { announcementId })).toBe(true)
  expect(await lena.asks(hasDismissed, { announcementId: other })).toBe(false)
  expect(await omar.asks(hasDismissed, { announcementId })).toBe(false)
  await lena.does(dismissAnnouncement, { announcementId: other })
  expect(await lena.asks(hasDismissed, { announcementId })).toBe(true)
})

test('of more than there can be, the oldest is forgotten', async () => {
  const { theo, companyId } = stage.harbor
  const ids = Array.from({ length: MOST_DISMISSED + 1 }, () => newId())
  const dismiss = (announcementId: string) =>
    stage.node.run(companyId, theo.id, dismissAnnouncement, { announcementId })
  await Promise.all(ids.map(dismiss))
  const served = await stage.node.company(companyId)
  expect(served?.replica.store.get(dismissedAnnouncements, theo.id)?.announcementIds).toEqual(ids.slice(1))
})
