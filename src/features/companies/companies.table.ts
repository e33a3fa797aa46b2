import { defineTable, type RowOf } from '../../sync/define-table.ts'
import type { OwnWords } from '../../language/own-words.rules.ts'
import {
  boolean,
  choice,
  type Field,
  integer,
  list,
  object,
  record,
  ref,
  text,
  timestamp,
  uuid,
} from '../../sync/fields.ts'
import { company, person } from '../../sync/scope.ts'
import { nameProblem } from '../accounts/names.rules.ts'
import type { Lab, Theme } from './choices.rules.ts'
import { NAME_REQUIRED } from './required.text.ts'

export const COMPANY_NAME_MAX = 100
export const companyName = () =>
  text({ max: COMPANY_NAME_MAX, required: NAME_REQUIRED, problem: nameProblem })

export const VOTE_LIMIT_MAX = 100
/** How many votes a person may have in a meeting. */
export const voteLimit = () => integer(1, VOTE_LIMIT_MAX)

/** Checked where it is chosen, so that no browser needs the choices for its first screen. */
const chosen = <Choice extends string>() => text({ max: 40 }) as Field<Choice>

export const OWN_WORD_MAX = 30
const word = () => text({ max: OWN_WORD_MAX })
/** Its terms are checked where they are chosen, so that no browser needs them for its first screen. */
const ownWords = () => record(object({ one: word(), many: word() })) as Field<OwnWords>

/** The company itself: one row, whose id is the company's. */
export const companies = defineTable(
  'companies',
  {
    id: uuid(),
    name: companyName(),
    slug: text({ max: 60 }),
    autoCreateOverdueIssues: boolean(),
    defaultVoteLimit: voteLimit().nullable(),
    /** What directors have switched on before everybody has it. */
    labs: list(chosen<Lab>()),
    /** What the company calls by its own words. */
    ownWords: ownWords(),
    createdAt: timestamp(),
    /** Until when people may work in it, as last known of its trial or subscription; null if it needs neither, or has not been asked yet. */
    entitledUntil: timestamp().nullable(),
  },
  { scope: company, listed: true },
)

export type Company = RowOf<typeof companies>

/** How a person wants things to be, the same in all their companies; the id is the person's. */
export const userSettings = defineTable(
  'user_settings',
  {
    id: ref('people'),
    voteLimit: voteLimit(),
    highlightCurrentWeek: boolean(),
    showCurrentWeek: boolean(),
    weekStartDay: choice('monday', 'sunday'),
    /** In which order weeks stand side by side, in print and on the clipboard too. */
    weekOrder: choice('newest_first', 'oldest_first'),
    autoCreateOverdueIssues: boolean(),
    invertOrgChartColors: boolean(),
    /** Null until one has been chosen, which shows the system's. */
    themePreference: chosen<Theme>().nullable(),
    updatedAt: timestamp(),
  },
  { scope: (settings) => person(settings.id) },
)

export type UserSettings = RowOf<typeof userSettings>
