import { ratingIdOf } from '../fit/fit.rules.ts'
import { SEAT_QUESTIONS, type SeatAnswers, type ValueMark } from '../fit/fit-marks.rules.ts'
import { fitRatings } from '../fit/fit.table.ts'
import type { Seat } from '../org-chart/org-chart.table.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import type { PlanItem } from '../strategy/strategy.table.ts'
import { quarterFrom, utcDayOf } from '../time/calendar.rules.ts'
import { daysBefore } from './days-before.server.ts'
import type { DemoIds } from './demo-company.server.ts'
import { DEMO_FIT, type DemoRating } from './demo-fit.server.ts'

const MARKS: Readonly<Record<string, ValueMark>> = { '+': 'mostly', '±': 'sometimes', '−': 'rarely' }
const ANSWERS = { Y: 'yes', N: 'no' } as const
const VALUES = 5
/** Of a quarter, in days. */
const QUARTER = 91

/** Four quarters in which the leaders of the demo company have rated their people, by the values of its plan and the seats of its chart. */
export function fitRows(ids: DemoIds, now: string, before: readonly NewRow[]): NewRow[] {
  const rowsOf = <R>(table: string) =>
    before.flatMap((one) => (one.table.name === table ? [one.row as unknown as R] : []))
  const valueIds = rowsOf<PlanItem>('plan_items')
    .filter(({ list }) => list === 'values')
    .map(({ id }) => id)
  const seats = rowsOf<Seat>('seats')
  return DEMO_FIT.flatMap(({ by, of, quarters }) => {
    const [raterId, personId] = [ids.people[by]!, ids.people[of]!]
    const seatIds = seats.filter(({ holderIds }) => holderIds.includes(personId)).map(({ id }) => id)
    return quarters.map((rating, ago) => {
      const quarter = quarterFrom(utcDayOf(now), -ago)
      const at = daysBefore(now, 5 + ago * QUARTER)
      return newRow(fitRatings, {
        id: ratingIdOf(raterId, personId, quarter),
        raterId,
        personId,
        quarter,
        ...marksOf(rating, valueIds, seatIds),
        note: rating.note ?? null,
        publishedAt: rating.isPrivate ? null : at,
        isHeldBack: false,
        createdAt: at,
        updatedAt: at,
      })
    })
  })
}

function marksOf({ marks }: DemoRating, valueIds: readonly string[], seatIds: readonly string[]) {
  const values = marks.slice(0, VALUES).split('')
  const seats = seatIds.map(
    (id, place) =>
      [
        id,
        marks
          .slice(VALUES + 1 + place * 4)
          .slice(0, 3)
          .split(''),
      ] as const,
  )
  return {
    valueMarks: Object.fromEntries(
      values.flatMap((sign, place) => (MARKS[sign] ? [[valueIds[place]!, MARKS[sign]]] : [])),
    ),
    seatMarks: Object.fromEntries(
      seats
        .filter(([, signs]) => signs.some((sign) => sign !== ' '))
        .map(([id, signs]) => [id, answersOf(signs)]),
    ),
  }
}

const answersOf = (signs: readonly string[]): SeatAnswers =>
  Object.fromEntries(
    SEAT_QUESTIONS.map((question, place) => [question, ANSWERS[signs[place] as 'Y'] ?? 'open']),
  ) as unknown as SeatAnswers
