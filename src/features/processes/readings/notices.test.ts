import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { newId } from '../../../sync/id.ts'
import { setLab } from '../../companies/companies.mutations.ts'
import { detailOf } from '../../notifications/notification-list.text.ts'
import { myNotifications } from '../../notifications/notifications.queries.ts'
import { tellCompany } from '../../notifications/notifications.server.ts'
import { addDays, utcDayOf } from '../../time/calendar.rules.ts'
import { publishedOf } from '../processes-harness.ts'
import { addReader } from '../readers/readers.mutations.ts'
import { confirmReading } from './readings.mutations.ts'
import { settleCompany } from './settle.server.ts'

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

test('readers are told once what to read, owners of a review that is due, and nobody while the part is off', async () => {
  const { maya, omar, lena, theo, teams } = harbor
  const id = await publishedOf(omar, teams.crew)
  const who = { toTeamId: null, toSeatId: null }
  for (const one of [lena, theo])
    await omar.does(addReader, {
      id: newId(),
      processId: id,
      kind: 'person',
      ...who,
      toPersonId: one.id,
      days: 14,
    })
  await settleCompany(story, harbor.companyId)
  await theo.does(confirmReading, { processId: id, version: 1 })
  await tell()
  expect(await told(lena)).toEqual([])
  await maya.does(setLab, { lab: 'process', isOn: true })
  await tell()
  await tell()
  expect(await told(lena)).toEqual([
    expect.stringMatching(/^“Leaving harbour” is yours to read and confirm by /),
  ])
  expect(await told(theo)).toEqual([])
  await tell(370)
  expect(await told(omar)).toEqual([
    expect.stringMatching(/^Is “Leaving harbour” still right\? Its review was due on /),
  ])
  await tell(371)
  expect(await told(omar)).toHaveLength(1)
})
