import { defineMutation } from '../../sync/define-mutation.ts'
import type { MutationContext } from '../../sync/define-mutation.ts'
import { date, ref } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { type Day, utcDayOf } from '../time/calendar.rules.ts'
import { isCompanyValue } from './company-values.reads.ts'
import {
  BAR_NOT_SAVED,
  MARK_NOT_SAVED,
  NOTE_NOT_SAVED,
  RATING_NOT_SHARED,
  RATING_NOT_TAKEN_BACK,
} from './failures.text.ts'
import { mayRate, maySeeFit, maySetBar } from './fit.access.ts'
import { refuse } from './fit.refusals.ts'
import { answersOf, BAR_ID, isBlank, isRunning, MOST_MARKED, MOST_PRIVATE, ratingIdOf } from './fit.rules.ts'
import {
  barFields,
  fitBar,
  type FitRating,
  fitNote,
  fitRatings,
  seatAnswer,
  seatQuestion,
  valueMark,
} from './fit.table.ts'
import { seatsHeldBy } from './held-seats.reads.ts'

const rated = { personId: ref('people'), quarter: date() }

type Rated = { personId: string; quarter: Day }

/** Marks how often somebody lives a value; null takes the mark away. */
export const rateValue = defineMutation('rateValue', {
  failure: MARK_NOT_SAVED,
  input: { ...rated, valueId: ref('plan_items'), mark: valueMark().nullable() },
  may: maySeeFit,
  run(tx, { valueId, mark, ...whom }, context) {
    const { id, valueMarks } = ownRating(tx, whom, context)
    const others = without(valueMarks, valueId)
    if (mark !== null) {
      if (!isCompanyValue(tx, valueId)) refuse('fit/no-such-value')
      checkRoom(others)
    }
    const after = mark === null ? others : { ...others, [valueId]: mark }
    tx.update(fitRatings, id, { valueMarks: after, updatedAt: context.now })
  },
})

/** Answers a question about somebody and a seat that they hold. */
export const rateSeat = defineMutation('rateSeat', {
  failure: MARK_NOT_SAVED,
  input: { ...rated, seatId: ref('seats'), question: seatQuestion(), answer: seatAnswer() },
  may: maySeeFit,
  run(tx, { seatId, question, answer, ...whom }, context) {
    const { id, seatMarks } = ownRating(tx, whom, context)
    if (!seatsHeldBy(tx, whom.personId).some((seat) => seat.id === seatId)) refuse('fit/no-such-seat')
    const others = without(seatMarks, seatId)
    checkRoom(others)
    const answers = { ...answersOf(seatMarks, seatId), [question]: answer }
    const isEmpty = Object.values(answers).every((one) => one === 'open')
    const after = isEmpty ? others : { ...others, [seatId]: answers }
    tx.update(fitRatings, id, { seatMarks: after, updatedAt: context.now })
  },
})

export const noteFit = defineMutation('noteFit', {
  failure: NOTE_NOT_SAVED,
  input: { ...rated, note: fitNote() },
  may: maySeeFit,
  run(tx, { note, ...whom }, context) {
    tx.update(fitRatings, ownRating(tx, whom, context).id, { note, updatedAt: context.now })
  },
})

/** Lets every manager read the actor's rating of somebody. */
export const shareFit = defineMutation('shareFit', {
  failure: RATING_NOT_SHARED,
  input: rated,
  may: maySeeFit,
  run(tx, whom, context) {
    checkWhom(tx, whom, context)
    const rating = findOwn(tx, whom, context) ?? refuse('fit/nothing-to-share')
    if (isBlank(rating)) refuse('fit/nothing-to-share')
    if (rating.publishedAt === null)
      tx.update(fitRatings, rating.id, { publishedAt: context.now, updatedAt: context.now })
  },
})

/** Makes a rating the actor's alone again. */
export const takeBackFit = defineMutation('takeBackFit', {
  failure: RATING_NOT_TAKEN_BACK,
  input: rated,
  may: maySeeFit,
  run(tx, whom, context) {
    // Whoever rated somebody may take that back even if they are no longer theirs to rate.
    if (!isRunning(whom.quarter, utcDayOf(context.now))) refuse('fit/quarter-over')
    const rating = findOwn(tx, whom, context) ?? refuse('fit/not-rated')
    if (rating.publishedAt === null) return
    checkPrivateRoom(tx, context)
    tx.update(fitRatings, rating.id, { publishedAt: null, updatedAt: context.now })
  },
})

/** Says what the company asks of everybody. */
export const setFitBar = defineMutation('setFitBar', {
  failure: BAR_NOT_SAVED,
  input: barFields,
  may: maySeeFit,
  run(tx, bar, { actor, now }) {
    if (!maySetBar(actor)) refuse('fit/directors-set-bar')
    const changed = { ...bar, updatedBy: actor.id, updatedAt: now }
    if (tx.get(fitBar, BAR_ID)) tx.update(fitBar, BAR_ID, changed)
    else tx.insert(fitBar, { id: BAR_ID, ...changed })
  },
})

/** The actor's rating of somebody in a running quarter; it begins with the first thing that is said. */
function ownRating(tx: Transaction, whom: Rated, context: MutationContext): FitRating {
  const { actor, now } = context
  checkWhom(tx, whom, context)
  const present = findOwn(tx, whom, context)
  if (present) return present
  checkPrivateRoom(tx, context)
  const rating: FitRating = {
    id: ratingIdOf(actor.id, whom.personId, whom.quarter),
    raterId: actor.id,
    ...whom,
    valueMarks: {},
    seatMarks: {},
    note: null,
    publishedAt: null,
    isHeldBack: false,
    createdAt: now,
    updatedAt: now,
  }
  tx.insert(fitRatings, rating)
  return rating
}

// Not by its id: one that came with an import has that of another company.
const findOwn = (tx: Transaction, { personId, quarter }: Rated, { actor }: MutationContext) =>
  tx.where(fitRatings, { personId, quarter }).find(({ raterId }) => raterId === actor.id)

function checkWhom(tx: Transaction, { personId, quarter }: Rated, { actor, now }: MutationContext): void {
  if (personId === actor.id) refuse('fit/yourself')
  if (!mayRate(tx, actor, personId)) refuse('fit/not-yours')
  if (!isRunning(quarter, utcDayOf(now))) refuse('fit/quarter-over')
}

function checkPrivateRoom(tx: Transaction, { actor }: MutationContext): void {
  const own = tx.where(fitRatings, { raterId: actor.id, publishedAt: null })
  if (own.length >= MOST_PRIVATE) refuse('fit/room', { limit: MOST_PRIVATE })
}

function checkRoom(others: Readonly<Record<string, unknown>>): void {
  if (Object.keys(others).length >= MOST_MARKED) refuse('fit/room', { limit: MOST_MARKED })
}

const without = <T>(all: Readonly<Record<string, T>>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== id))
