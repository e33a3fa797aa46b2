import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import type { Reader } from '../../../sync/store.ts'
import { type Goal, teamGoals } from '../../goals/goals.table.ts'
import { foundMade, type MadeEntry } from '../../made/made.reads.ts'
import type { Seat } from '../../org-chart/org-chart.table.ts'
import { seatsById } from '../../org-chart/seats/seats.reads.ts'
import { people, type Person } from '../../people/people.table.ts'
import { fieldRule, listRule } from '../../strategy/plan-blocks.rules.ts'
import { planOfTeam } from '../../strategy/strategy.reads.ts'
import { planItems, planTexts } from '../../strategy/strategy.table.ts'
import { leadershipTeam } from '../../teams/teams.reads.ts'
import { type Team, teams } from '../../teams/teams.table.ts'
import { byPlace } from '../../work/order.rules.ts'
import { checkups } from '../checkups/checkups.table.ts'
import { mayUseTools } from '../tools.access.ts'
import { mayEditSheet } from './sheets.access.ts'
import { madeOfItem, newestFirst } from './sheets.rules.ts'
import { sheetTool, type ToolItem, toolItems, type ToolSheet, toolSheets } from './sheets.table.ts'
import { SHEET_TOOLS, type ToolKey } from './tool-kinds.rules.ts'

/** An item with whom and what it names, as far as the reader sees it. */
export interface ItemEntry extends ToolItem {
  person: Person | undefined
  /** The issue, task and headline that were made of it. */
  made: MadeEntry[]
  goal: Goal | undefined
  /** The seat that was made of it, unless it has been removed. */
  seat: Seat | undefined
}

export interface SheetEntry {
  sheet: ToolSheet
  owner: Person | undefined
  team: Team | undefined
  isOwn: boolean
  mayEdit: boolean
}

type LastUsed = Record<ToolKey, string | null>

/** When the actor last worked on a sheet of their own of each tool, or wrote the plan's marketing block, and when the last check-up in sight was opened, as ISO 8601; null if never. */
export const toolsLastUsed = defineQuery('toolsLastUsed', {
  input: {},
  visibleTo: mayUseTools,
  run(read, _args, actor): LastUsed {
    const own = read.where(toolSheets, { ownerId: actor.id })
    const sheets = SHEET_TOOLS.map((tool) => [tool, lastOf(own.filter((sheet) => sheet.tool === tool))])
    const marketing = ['marketing-strategy', lastOf(marketingBy(read, actor.id))]
    const opened = read.where(checkups, {}).map(({ createdAt }) => ({ updatedAt: createdAt }))
    const health = ['health-tracking', lastOf(opened)]
    return Object.fromEntries([...sheets, marketing, health]) as LastUsed
  },
})

const lastOf = (rows: readonly { updatedAt: string }[]): string | null =>
  rows
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1) ?? null

/** What somebody last wrote of the marketing block of the company plan. */
function marketingBy(read: Reader, personId: string): { updatedAt: string }[] {
  const leaders = leadershipTeam(read)
  const plan = leaders && planOfTeam(read, leaders.id)
  if (!plan) return []
  return [
    ...read
      .where(planTexts, { planId: plan.id })
      .filter(({ field }) => fieldRule(field).block === 'marketing'),
    ...read.where(planItems, { planId: plan.id }).filter(({ list }) => listRule(list).block === 'marketing'),
  ].filter(({ updatedBy }) => updatedBy === personId)
}

/** The sheets of a tool that the actor sees, the newest first, the own ones before those of others; archived ones are left out. */
export const sheetsOfTool = defineQuery('sheetsOfTool', {
  input: { tool: sheetTool() },
  visibleTo: mayUseTools,
  run(read, { tool }, actor): SheetEntry[] {
    return read
      .where(toolSheets, { tool, archivedAt: null })
      .toSorted(newestFirst)
      .map((sheet) => ({
        sheet,
        owner: read.get(people, sheet.ownerId),
        team: sheet.teamId === null ? undefined : read.get(teams, sheet.teamId),
        isOwn: sheet.ownerId === actor.id,
        mayEdit: mayEditSheet(read, actor, sheet),
      }))
      .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn))
  },
})

/** How many sheets that can be brought back are listed. */
const MOST_ARCHIVED = 100

/** The archived sheets of a tool that the actor can bring back, the last one archived first. */
export const archivedSheets = defineQuery('archivedSheets', {
  input: { tool: sheetTool() },
  visibleTo: mayUseTools,
  run: (read, { tool }, actor): (ToolSheet & { archivedAt: string })[] =>
    read
      .where(toolSheets, { tool })
      .filter((sheet): sheet is ToolSheet & { archivedAt: string } => sheet.archivedAt !== null)
      .filter((sheet) => mayEditSheet(read, actor, sheet))
      .toSorted((one, other) => other.archivedAt.localeCompare(one.archivedAt))
      .slice(0, MOST_ARCHIVED),
})

/** The items of a sheet by where they stand; those of all its lists together. */
export const itemsOfSheet = defineQuery('itemsOfSheet', {
  input: { sheetId: ref('tool_sheets') },
  visibleTo: mayUseTools,
  run: (read, { sheetId }): ItemEntry[] => entriesOf(read, sheetId),
})

/** The earlier quarters of a sheet, the last one first, each with its items. */
export const earlierQuarters = defineQuery('earlierQuarters', {
  input: { sheetId: ref('tool_sheets') },
  visibleTo: mayUseTools,
  run(read, { sheetId }): { sheet: ToolSheet; items: ItemEntry[] }[] {
    const present = read.get(toolSheets, sheetId)
    if (!present) return []
    return read
      .where(toolSheets, { seriesId: present.seriesId, archivedAt: null })
      .filter(({ quarter }) => (quarter ?? '') < (present.quarter ?? ''))
      .toSorted(newestFirst)
      .map((sheet) => ({ sheet, items: entriesOf(read, sheet.id) }))
  },
})

const entriesOf = (read: Reader, sheetId: string): ItemEntry[] =>
  read
    .where(toolItems, { sheetId })
    .toSorted(byPlace)
    .map((item) => ({
      ...item,
      person: item.personId === null ? undefined : read.get(people, item.personId),
      made: foundMade(read, madeOfItem(item)),
      goal: item.goalId === null ? undefined : read.get(teamGoals, item.goalId),
      seat: item.seatId === null ? undefined : seatsById(read)(item.seatId),
    }))

/** Whom and which goals a file may name for the importer: those that they see. */
export const knownToImport = defineQuery('knownToImport', {
  input: {},
  visibleTo: mayUseTools,
  run: (read): { personIds: string[]; goalIds: string[] } => ({
    personIds: read.where(people, {}).map(({ id }) => id),
    goalIds: read.where(teamGoals, {}).map(({ id }) => id),
  }),
})
