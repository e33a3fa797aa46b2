import type { Sheet as CsvSheet } from '../metrics/csv/csv-text.rules.ts'
import { displayName } from '../people/people.rules.ts'
import { keyOf } from '../goals/quarters/quarters.rules.ts'
import { answersOf } from './fit.rules.ts'
import type { EarlierRating, FitSheet, FitValue, RatedPerson } from './fit.queries.ts'
import { SEAT_QUESTIONS } from './fit-marks.rules.ts'
import { EXPORT_COLUMNS, NO, RESULT_NAMES, YES } from './fit.text.ts'

type Rated = { entry: RatedPerson; ratings: readonly EarlierRating[] }

/** A line for each rating that the reader may read, and one more for each further seat of which it speaks. */
export function csvOfFit(quarter: string, rated: readonly Rated[], values: readonly FitValue[]): CsvSheet {
  const marked = new Set(
    rated.flatMap(({ ratings }) => ratings.flatMap(({ rating }) => Object.keys(rating.valueMarks))),
  )
  const shown = values.filter(({ id, isRemoved }) => !isRemoved || marked.has(id))
  return [
    [...EXPORT_COLUMNS, ...shown.map(({ title }) => title)],
    ...rated.flatMap(({ entry, ratings }) =>
      ratings.flatMap(({ rating, rater }) => {
        const seats = entry.seats.filter(({ id }) => Object.hasOwn(rating.seatMarks, id))
        return (seats.length > 0 ? seats : [null]).map((seat) => [
          entry.name,
          entry.person.email,
          keyOf(quarter),
          displayName(rater),
          rating.publishedAt === null ? NO : YES,
          rating.id === entry.shown?.id ? RESULT_NAMES[entry.result] : '',
          seat?.name ?? '',
          ...SEAT_QUESTIONS.map((question) => (seat ? answersOf(rating.seatMarks, seat.id)[question] : '')),
          rating.note ?? '',
          ...shown.map(({ id }) => rating.valueMarks[id] ?? ''),
        ])
      }),
    ),
  ]
}

/** Everybody of whom there is a rating to export. */
export const ratedIn = (sheet: FitSheet): RatedPerson[] =>
  sheet.people.filter(({ shown }) => shown !== undefined)
