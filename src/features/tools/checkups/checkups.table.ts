import { defineTable, type RowOf } from '../../../sync/define-table.ts'
import {
  date,
  integer,
  list,
  number,
  object,
  optionalText,
  ref,
  refs,
  text,
  timestamp,
  uuid,
} from '../../../sync/fields.ts'
import { liveFor, liveWith } from '../../../sync/live-while.ts'
import { company, person, type Scope, team } from '../../../sync/scope.ts'
import { MOST_POINTS, STATEMENTS } from './statements.rules.ts'

export const NOTE_LENGTH = 1_000

/** A larger company asks its teams. */
export const MOST_INVITED = 1_000

/** Two years and a quarter, so that a quarter stands beside those of the years before. */
const LIVE_DAYS = 820

const people = () => integer(0, MOST_INVITED)

const scopeOf = ({ teamId }: { teamId: string | null }): Scope => (teamId === null ? company() : team(teamId))

/** A question to a team or to the whole company: how healthy are we? */
export const checkups = defineTable(
  'checkups',
  {
    id: uuid(),
    /** Null if it is the whole company's. */
    teamId: ref('teams').nullable(),
    /** The first day of the quarter in which it was opened. */
    quarter: date(),
    /** The last day on which it can be answered. */
    closesOn: date(),
    closedAt: timestamp().nullable(),
    invitedIds: refs('people', MOST_INVITED),
    /** How many have submitted. The server counts them each minute, so that the moment gives nobody away. */
    answered: people(),
    createdBy: ref('people'),
    createdAt: timestamp(),
  },
  { scope: scopeOf, indexes: [['teamId']], live: [liveFor(LIVE_DAYS, 'closedAt')] },
)

export type Checkup = RowOf<typeof checkups>

/** What one person answers, which nobody else ever sees. Its id is made of check-up and person. */
export const checkupAnswers = defineTable(
  'checkup_answers',
  {
    id: uuid(),
    checkupId: ref('checkups'),
    personId: ref('people'),
    /** From 1 to 5 by the places of the statements; 0 where there is no answer yet. */
    answers: list(integer(0, MOST_POINTS), STATEMENTS),
    note: optionalText(NOTE_LENGTH),
    submittedAt: timestamp().nullable(),
  },
  {
    scope: ({ personId }) => person(personId),
    indexes: [['checkupId']],
    live: [liveWith('checkupId')],
  },
)

export type CheckupAnswers = RowOf<typeof checkupAnswers>

/** What all answers together come to, under the check-up's id. Only the server writes it, once; with fewer than five it says nothing. */
export const checkupResults = defineTable(
  'checkup_results',
  {
    id: ref('checkups'),
    teamId: ref('teams').nullable(),
    statements: list(object({ average: number(), spread: number(), count: people() }), STATEMENTS),
    /** In an order that says nothing of who wrote them, and when. */
    notes: list(text({ max: NOTE_LENGTH }), MOST_INVITED),
    invited: people(),
    answered: people(),
  },
  { scope: scopeOf, indexes: [['teamId']], live: [liveWith('id')] },
)

export type CheckupResults = RowOf<typeof checkupResults>
