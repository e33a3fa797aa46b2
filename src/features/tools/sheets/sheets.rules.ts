import { madeOfKind, type MadeRef } from '../../made/made.rules.ts'
import { type Day, quarterFrom, startOfQuarter } from '../../time/calendar.rules.ts'
import { byPlace } from '../../work/order.rules.ts'
import type { ToolItem, ToolSheet } from './sheets.table.ts'
import type { Section } from './tool-kinds.rules.ts'

/** The quarter after the sheet's, but none that is over. */
export function nextQuarterOf(quarter: Day | null, today: Day): Day {
  const present = startOfQuarter(today)
  const following = quarter === null ? present : quarterFrom(quarter, 1)
  return following < present ? present : following
}

/**
 * What the id of the one item of a section is made of (`freeId`), so that two people who fill in the same section at the same time, even offline,
 * fill in the same row.
 */
export const wordsOfPart = (sheetId: string, section: Section): [string, string, string] => [
  'part of a sheet',
  sheetId,
  section,
]

const MOST_HOURS = 168
const MOST_AMOUNT = 1e12

const isWithin = (value: number | null | undefined, most: number): boolean =>
  value === null || value === undefined || (value >= 0 && value <= most)

/** What somebody enters of it; what is left out stays. */
type Entered = { readonly [Field in 'hours' | 'amount']?: ToolItem[Field] | undefined }

/** What is wrong with an item's numbers; null if nothing is. */
export function itemProblem({ hours, amount }: Entered) {
  if (!isWithin(hours, MOST_HOURS)) return { code: 'tool/hours-out-of-range', field: 'hours' } as const
  if (!isWithin(amount, MOST_AMOUNT)) return { code: 'tool/amount-out-of-range', field: 'amount' } as const
  return null
}

/** By where they stand; `section` is one of the lists. */
export const inSection = <Item extends ToolItem>(items: readonly Item[], section: Section): Item[] =>
  items.filter((item) => item.section === section).toSorted(byPlace)

/** The newest quarter first, then what was worked on last. */
export const newestFirst = (one: ToolSheet, other: ToolSheet): number =>
  (other.quarter ?? '').localeCompare(one.quarter ?? '') ||
  other.updatedAt.localeCompare(one.updatedAt) ||
  other.id.localeCompare(one.id)

/** What an item says before anything is entered. */
export const BLANK = {
  text: '',
  note: null,
  score: null,
  hours: null,
  amount: null,
  personId: null,
  dueOn: null,
  state: null,
  goalId: null,
} as const

/** Of what its owner alone sees. */
export const PRIVATE = { audience: 'private', teamId: null } as const

/** Of what nothing was made yet. */
export const UNMADE = { taskId: null, issueId: null, headlineId: null, seatId: null } as const

/** What the product's own dialogs made of an entry. */
export const madeOfItem = ({
  issueId,
  taskId,
  headlineId,
}: Pick<ToolItem, 'issueId' | 'taskId' | 'headlineId'>): MadeRef[] => [
  ...madeOfKind('issue', [issueId]),
  ...madeOfKind('task', [taskId]),
  ...madeOfKind('headline', [headlineId]),
]
