import type { PeopleSearch } from '../features/people/people-filters.rules.ts'
import type { AnalyticsSearch } from '../features/analytics/screen/filters.rules.ts'
import type { CheckoutSearch } from '../features/billing/CheckoutScreen.tsx'
import type { TasksSearch } from '../features/tasks/views/use-tasks-address.ts'
import type { SheetSearch } from '../features/tools/frame/use-sheet-address.ts'
import type { HealthSearch } from '../features/tools/health-tracking/use-health-address.ts'
import type { Address } from '../features/work/use-address.ts'

// What the search part of each page's address may say. Anything else in it is left out.

/** What an address says under these names. */
const textsOf = (search: Record<string, unknown>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
  )

export const addressSearch = (search: Record<string, unknown>): Address =>
  textsOf(search, ['row', 'team', 'tab', 'of', 'week'])

/** The metric whose panel is open. */
type OpenMetric = { metric?: string }

export const metricSearch = (search: Record<string, unknown>): OpenMetric => textsOf(search, ['metric'])

type OrgChartSearch = { chart?: string; earlier?: string; seat?: string }

/** The draft or the earlier chart on the screen, and the seat whose panel is open. */
export const orgChartSearch = (search: Record<string, unknown>): OrgChartSearch =>
  textsOf(search, ['chart', 'earlier', 'seat'])

type GoalsSearch = { view?: string; quarter?: string }

export const goalsSearch = (search: Record<string, unknown>): GoalsSearch =>
  textsOf(search, ['view', 'quarter'])

export const tasksSearch = (search: Record<string, unknown>): TasksSearch =>
  textsOf(search, ['person', 'status', 'source', 'period', 'day'])

export const peopleSearch = (search: Record<string, unknown>): PeopleSearch =>
  textsOf(search, ['q', 'level', 'on', 'status', 'quarter', 'sort', 'talk', 'rated', 'from'])

/** The check-up to answer, or whose check-ups are shown and which of them. */
export const healthSearch = (search: Record<string, unknown>): HealthSearch =>
  textsOf(search, ['checkup', 'of', 'result'])

/** The sheet of a tool that is open. */
export const sheetSearch = (search: Record<string, unknown>): SheetSearch => textsOf(search, ['sheet'])

/** A question that is brought along to the thought partner. */
export const askSearch = (search: Record<string, unknown>): { ask?: string; thread?: string } =>
  textsOf(search, ['ask', 'thread'])

/** Of which teams and days the charts are. */
export const analyticsSearch = (search: Record<string, unknown>): AnalyticsSearch =>
  textsOf(search, ['teams', 'period', 'from', 'to', 'compare'])

export const checkoutSearch = (search: Record<string, unknown>): CheckoutSearch =>
  textsOf(search, ['company_id', 'tier', 'done'])
