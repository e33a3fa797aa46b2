import { systemActor } from '../../sync/actor.ts'
import { defineTable, follow, type RowOf } from '../../sync/define-table.ts'
import {
  boolean,
  choice,
  date,
  integer,
  object,
  optionalText,
  record,
  ref,
  timestamp,
  uuid,
} from '../../sync/fields.ts'
import { liveFor } from '../../sync/live-while.ts'
import { person } from '../../sync/scope.ts'
import { isActiveMember } from '../people/people.rules.ts'
import { people } from '../people/people.table.ts'
import { MANAGERS } from '../rights/actor.access.ts'
import { hasManagerLevel } from '../rights/levels.rules.ts'
import { SEAT_ANSWERS, SEAT_QUESTIONS, VALUE_MARKS } from './fit-marks.rules.ts'

export const NOTE_LENGTH = 2_000

/** Eight quarters, the present one among them, and a few days for other time zones. */
const LIVE_DAYS = 740

export const valueMark = () => choice(...VALUE_MARKS)
export const seatQuestion = () => choice(...SEAT_QUESTIONS)
export const seatAnswer = () => choice(...SEAT_ANSWERS)
export const fitNote = () => optionalText(NOTE_LENGTH)

/** What somebody says in a quarter of how a person lives the values and fits their seats. There is one for each rater, person and quarter. */
export const fitRatings = defineTable(
  'fit_ratings',
  {
    id: uuid(),
    raterId: ref('people'),
    personId: ref('people'),
    /** Its first day. */
    quarter: date(),
    valueMarks: record(valueMark()),
    seatMarks: record(object({ understands: seatAnswer(), wants: seatAnswer(), capacity: seatAnswer() })),
    note: fitNote(),
    /** Since when every manager reads it; until then its rater alone does. */
    publishedAt: timestamp().nullable(),
    /** Whether its rater is no manager at present: then not even they receive it, because members carry no ratings. */
    isHeldBack: boolean(),
    createdAt: timestamp(),
    updatedAt: timestamp(),
  },
  {
    scope({ publishedAt, raterId, isHeldBack }) {
      if (publishedAt !== null) return MANAGERS
      return person(isHeldBack ? systemActor.id : raterId)
    },
    indexes: [['personId'], ['personId', 'quarter'], ['raterId', 'publishedAt'], ['quarter']],
    live: [liveFor(LIVE_DAYS, 'quarter')],
    follows: [
      follow(
        'raterId',
        people,
        (rating, { after }) => {
          const isHeldBack = !after || !isActiveMember(after) || !hasManagerLevel(after.level)
          return isHeldBack === rating.isHeldBack ? null : { isHeldBack }
        },
        { publishedAt: null },
      ),
    ],
  },
)

export type FitRating = RowOf<typeof fitRatings>

export const barFields = {
  /** How many values may be lived sometimes only. */
  maxSometimes: integer(0, 10),
  maxRarely: integer(0, 10),
  /** How many of the three questions about a seat have to be answered with yes. */
  seatYes: integer(0, SEAT_QUESTIONS.length),
}

/** What the company asks of everybody. Until a director sets it there is no row, and `USUAL_BAR` counts. */
export const fitBar = defineTable(
  'fit_bar',
  { id: uuid(), ...barFields, updatedBy: ref('people'), updatedAt: timestamp() },
  { scope: () => MANAGERS },
)
