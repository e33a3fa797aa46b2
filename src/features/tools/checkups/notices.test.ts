import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { newId } from '../../../sync/id.ts'
import { detailOf } from '../../notifications/notification-list.text.ts'
import { myNotifications } from '../../notifications/notifications.queries.ts'
import { tellCompany } from '../../notifications/notifications.server.ts'
import { addDays, utcDayOf } from '../../time/calendar.rules.ts'
import { submitted } from './checkups-harness.ts'
import { closeCheckup, openCheckup } from './checkups.mutations.ts'

let story: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  story = await cast()
  ;({ harbor } = story)
})
afterAll(() => story.stop())

const today = utcDayOf(new Date().toISOString())
const tell = (days = 0) =>
  tellCompany(story, harbor.companyId, Date.parse(`${addDays(today, days)}T09:00:00Z`))
const told = async (who: Player) =>
  (await who.asks(myNotifications, { most: 100 })).items.map((one) => detailOf(one, today, one.sender))

const OPEN = expect.stringMatching(
  /^The check-up of “Crew” is open until .+\. Twenty statements, without names\.$/,
)
const CLOSING = expect.stringMatching(
  /^You have not answered the check-up of “Crew” yet\. It closes on .+\.$/,
)

test('all who are invited are told once, and two days before the end those who have not answered', async () => {
  const { maya, omar, lena, theo, teams } = harbor
  const id = newId()
  await omar.does(openCheckup, { id, teamId: teams.crew, closesOn: addDays(today, 6) })
  await tell()
  await tell()
  for (const who of [omar, lena, theo]) expect(await told(who)).toEqual([OPEN])
  expect(await told(maya)).toEqual([])
  await submitted(story, lena.id, id, 4)
  await tell(3)
  expect(await told(theo)).toEqual([OPEN])
  // Late rather than never, if no server ran in time.
  await tell(5)
  await tell(6)
  expect(await told(lena)).toEqual([OPEN])
  for (const who of [omar, theo]) expect(await told(who)).toEqual([CLOSING, OPEN])
})

test('nobody is told of a check-up that is closed', async () => {
  const { maya, theo } = harbor
  const id = newId()
  await maya.does(openCheckup, { id, teamId: null, closesOn: addDays(today, 1) })
  await maya.does(closeCheckup, { checkupId: id })
  const before = await told(theo)
  await tell()
  expect(await told(theo)).toEqual(before)
})
