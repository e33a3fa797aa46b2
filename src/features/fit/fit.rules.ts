import { hashedId } from '../../sync/hashed-id.ts'
import { addDays, type Day, quarterFrom, startOfQuarter } from '../time/calendar.rules.ts'
import { type Marks, NOTHING_ANSWERED, SEAT_QUESTIONS, type SeatAnswers } from './fit-marks.rules.ts'

/** How many quarters are shown of a person, the present one among them. */
const QUARTERS_SHOWN = 8

/** The most private ratings of one person: as many as one mutation can take from them when they are no manager any more. */
export const MOST_PRIVATE = 1_500

/** The most values, and the most seats, that one rating speaks of. */
export const MOST_MARKED = 40

export interface Bar {
  readonly maxSometimes: number
  readonly maxRarely: number
  readonly seatYes: number
}

export const USUAL_BAR: Bar = { maxSometimes: 1, maxRarely: 0, seatYes: 3 }

/** The id of the one row that holds the bar. */
export const BAR_ID = hashedId('the bar of fit')

/** The same on every device of the rater. None of the three is theirs to choose. */
export const ratingIdOf = (raterId: string, personId: string, quarter: Day): string =>
  hashedId('rating of fit', raterId, personId, quarter)

/** Whether the quarter runs anywhere on earth on this day of UTC. Ratings of one that has ended are frozen. */
export const isRunning = (quarter: Day, utcDay: Day): boolean =>
  quarter === startOfQuarter(addDays(utcDay, -1)) || quarter === startOfQuarter(addDays(utcDay, 1))

/** The quarters of which ratings are shown, the present one first. */
export const quartersShown = (today: Day): Day[] =>
  Array.from({ length: QUARTERS_SHOWN }, (_, ago) => quarterFrom(today, -ago))

export type Result = 'meets' | 'below' | 'incomplete'

const countOf = <T>(all: readonly T[], wanted: T): number => all.filter((one) => one === wanted).length

/**
 * How what is said of a person stands to the bar. It is below as soon as nothing that is still open could change that; a seat on which something
 * is open, or a value without a mark, leaves it incomplete otherwise.
 */
export function resultOf(
  { valueMarks, seatMarks }: Marks,
  { valueIds, seatIds }: { valueIds: readonly string[]; seatIds: readonly string[] },
  { maxSometimes, maxRarely, seatYes }: Bar,
): Result {
  const marks = valueIds.map((id) => valueMarks[id])
  const answers = seatIds.map((id) => answersOf(seatMarks, id))
  const misses = SEAT_QUESTIONS.length - seatYes
  const isBelow =
    countOf(marks, 'sometimes') > maxSometimes ||
    countOf(marks, 'rarely') > maxRarely ||
    answers.some((one) => countOf(Object.values(one), 'no') > misses)
  if (isBelow) return 'below'
  const isOpen =
    marks.length + answers.length === 0 ||
    marks.includes(undefined) ||
    answers.some((one) => Object.values(one).includes('open'))
  return isOpen ? 'incomplete' : 'meets'
}

export const answersOf = (seatMarks: Marks['seatMarks'], seatId: string): SeatAnswers =>
  seatMarks[seatId] ?? NOTHING_ANSWERED

type Rated = { readonly raterId: string; readonly updatedAt: string; readonly id: string }

export const newestFirst = (one: Rated, other: Rated): number =>
  other.updatedAt.localeCompare(one.updatedAt) || other.id.localeCompare(one.id)

type Said = Marks & { readonly note: string | null }

/** Whether nothing is said in it, as in one whose marks have all been taken away. */
export const isBlank = ({ note, valueMarks, seatMarks }: Said): boolean =>
  note === null && Object.keys(valueMarks).length + Object.keys(seatMarks).length === 0

/**
 * The rating that counts for a reader: their own, else that of somebody who holds the seat above, else the newest. One that says
 * nothing hides none that does.
 */
export function ratingThatCounts<R extends Rated & Said>(
  ratings: readonly R[],
  readerId: string,
  aboveIds: ReadonlySet<string>,
): R | undefined {
  const said = ratings.filter((rating) => !isBlank(rating))
  const newest = (said.length > 0 ? said : ratings).toSorted(newestFirst)
  return (
    newest.find(({ raterId }) => raterId === readerId) ??
    newest.find(({ raterId }) => aboveIds.has(raterId)) ??
    newest[0]
  )
}
