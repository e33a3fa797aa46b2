import { newId } from '../../sync/id.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { addDays, endOfQuarter, quarterFrom, startOfQuarter, utcDayOf } from '../time/calendar.rules.ts'
import { answersIdOf } from '../tools/checkups/answers.mutations.ts'
import { checkupAnswers, checkupResults, checkups } from '../tools/checkups/checkups.table.ts'
import { resultOf } from '../tools/checkups/results.rules.ts'
import { daysBefore } from './days-before.server.ts'
import { DEMO_CHECKUPS, type DemoCheckup } from './demo-checkups.server.ts'
import type { DemoIds } from './demo-company.server.ts'

/** How the company of the demo has felt about itself, quarter by quarter. */
export const checkupRows = (ids: DemoIds, now: string): NewRow[] =>
  DEMO_CHECKUPS.flatMap((one) => rowsOf(ids, now, one))

function rowsOf(ids: DemoIds, now: string, { ago, sheets, notes }: DemoCheckup): NewRow[] {
  const id = newId()
  const invitedIds = Object.values(ids.people)
  const today = utcDayOf(now)
  const isOpen = ago === 0
  const quarter = quarterFrom(startOfQuarter(today), -ago)
  const closesOn = isOpen ? addDays(today, 9) : addDays(endOfQuarter(quarter), -14)
  const given = sheets.map((digits, place) => ({
    answers: [...digits].map(Number),
    note: notes[place] ?? null,
  }))
  const answered = given.length
  const checkup = newRow(checkups, {
    id,
    teamId: null,
    quarter,
    closesOn,
    closedAt: isOpen ? null : `${addDays(closesOn, 1)}T06:00:00.000Z`,
    invitedIds,
    answered,
    createdBy: ids.people['nora']!,
    createdAt: isOpen ? daysBefore(now, 5) : `${addDays(closesOn, -14)}T09:00:00.000Z`,
  })
  if (!isOpen) {
    const result = { id, teamId: null, ...resultOf(id, given), invited: invitedIds.length, answered }
    return [checkup, newRow(checkupResults, result)]
  }
  // Those who come last in the list: visitors become one of the first, and have it before them.
  const answering = invitedIds.slice(-answered)
  return [
    checkup,
    ...given.map((sheet, place) => {
      const personId = answering[place]!
      const own = { id: answersIdOf(id, personId), checkupId: id, personId, ...sheet }
      return newRow(checkupAnswers, { ...own, submittedAt: daysBefore(now, 2) })
    }),
  ]
}
