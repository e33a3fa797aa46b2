import { carry, defineTable, type RowOf } from '../../../sync/define-table.ts'
import {
  choice,
  date,
  type Field,
  integer,
  number,
  object,
  optionalText,
  ref,
  text,
  timestamp,
  uuid,
} from '../../../sync/fields.ts'
import { liveFor, liveWith } from '../../../sync/live-while.ts'
import { company, person, type Scope, team } from '../../../sync/scope.ts'
import { AT_THE_END } from '../../work/order.rules.ts'
import { NAME_REQUIRED } from './required.text.ts'
import type { Section } from './tool-kinds.rules.ts'
import { SHEET_TOOLS } from './tool-names.rules.ts'
import { enteredDay } from '../../time/day-input.rules.ts'

export const TITLE_LENGTH = 120
export const ITEM_LENGTH = 500
export const NOTE_LENGTH = 2_000
export const TEXT_LENGTH = 20_000

/** In minutes: the longest break, and the ten before it in which one may begin. */
const LONGEST_SITTING = 250

export const AUDIENCES = ['private', 'team', 'company'] as const
export const RUNG_STATES = ['open', 'hiring', 'in-place'] as const

export type Audience = (typeof AUDIENCES)[number]
export type RungState = (typeof RUNG_STATES)[number]

export const sheetTool = () => choice(...SHEET_TOOLS)
export const sheetTitle = () => text({ max: TITLE_LENGTH, required: NAME_REQUIRED })
export const audience = () => choice(...AUDIENCES)

/** One of its tool's sections: mutations check that, and rows load without knowing them. */
const section = () => text({ max: 20 }) as Field<Section>

/** What is said of a whole sheet in numbers; each tool has its own of these. */
export const figures = {
  /** How many hours a week one wants to work. */
  hoursWanted: integer(1, 100).optional(),
  workDays: integer(0, 366).optional(),
  hoursADay: integer(0, 24).optional(),
  /** How long somebody wants to think, from when the sheet was begun. */
  minutes: integer(1, LONGEST_SITTING).optional(),
}

/** What an item says, besides where it stands. Which of it counts depends on its tool. */
export const itemFields = {
  text: text({ max: ITEM_LENGTH }),
  note: optionalText(NOTE_LENGTH),
  score: integer(1, 10).nullable(),
  hours: number().nullable(),
  amount: number().nullable(),
  personId: ref('people').nullable(),
  dueOn: enteredDay().nullable(),
  state: choice(...RUNG_STATES).nullable(),
  goalId: ref('team_goals').nullable(),
}

/** What a row needs to say for its audience to be known. */
export interface Shared {
  readonly ownerId: string
  readonly teamId: string | null
  readonly audience: Audience
}

/** The audience alone, of a row that has more. */
const sharedOf = ({ ownerId, teamId, audience: to }: Shared) => ({ ownerId, teamId, audience: to })

const audienceFields = { ownerId: ref('people'), teamId: ref('teams').nullable(), audience: audience() }

function scopeOf({ audience: to, ownerId, teamId }: Shared): Scope {
  if (to === 'company') return company()
  return to === 'team' && teamId !== null ? team(teamId) : person(ownerId)
}

/** What stands on a sheet: an activity, a choice, a rung. Its audience repeats the sheet's. */
export const toolItems = defineTable(
  'tool_items',
  {
    id: uuid(),
    sheetId: ref('tool_sheets'),
    ...audienceFields,
    section: section(),
    displayOrder: integer(0, AT_THE_END),
    ...itemFields,
    /** What was made of it. Who reads the sheet may not see that, so these are no references. */
    taskId: uuid().nullable(),
    issueId: uuid().nullable(),
    headlineId: uuid().nullable(),
    seatId: uuid().nullable(),
    goalId: uuid().nullable(),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
  },
  { scope: scopeOf, indexes: [['sheetId']], live: [liveWith('sheetId')] },
)

export type ToolItem = RowOf<typeof toolItems>

/** What somebody has worked out with one of the tools. It is theirs alone until they share it. */
export const toolSheets = defineTable(
  'tool_sheets',
  {
    id: uuid(),
    tool: sheetTool(),
    title: sheetTitle(),
    ...audienceFields,
    /** Its first day; null for tools without quarters. */
    quarter: date().nullable(),
    /** The first sheet of those that go on with one another, quarter by quarter; its own id if it is the first. */
    seriesId: uuid(),
    settings: object(figures),
    /** What is written on it besides its entries. */
    text: text({ max: TEXT_LENGTH }),
    /** How often that was written; 0 before it is. */
    textVersion: integer(0, 1_000_000),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    archivedAt: timestamp().nullable(),
  },
  {
    scope: scopeOf,
    indexes: [['ownerId'], ['tool'], ['seriesId']],
    live: [liveFor(30, 'archivedAt')],
    carries: [carry(toolItems, 'sheetId', ['ownerId', 'teamId', 'audience'], sharedOf)],
  },
)

export type ToolSheet = RowOf<typeof toolSheets>
