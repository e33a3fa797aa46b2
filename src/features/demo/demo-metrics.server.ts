import type { Aggregation, TargetLogic, Unit } from '../metrics/metrics.table.ts'
import type { DemoTeam } from './demo-company.server.ts'

/** What the demo company measures. */

interface DemoMetric {
  team: DemoTeam
  owner: string
  name: string
  unit: Unit
  target: number
  logic: TargetLogic
  aggregation: Aggregation
  /** The first and last of the weekly numbers, and how far they stray from the line between them. */
  from: number
  to: number
  stray: number
  /** What it is calculated from, with names in brackets; null for one that is typed in. */
  formula: string | null
}

const metric = (
  team: DemoTeam,
  owner: string,
  name: string,
  unit: Unit,
  [logic, target]: [TargetLogic, number],
  aggregation: Aggregation,
  [from, to, stray]: [number, number, number],
): DemoMetric => ({
  team,
  owner,
  name,
  unit,
  target,
  logic,
  aggregation,
  from,
  to,
  stray,
  formula: null,
})

const calculated = (
  team: DemoTeam,
  owner: string,
  name: string,
  unit: Unit,
  target: number,
  formula: string,
): DemoMetric => ({ ...metric(team, owner, name, unit, [AT_LEAST, target], 'average', [0, 0, 0]), formula })

const AT_LEAST = 'greater_than_or_equal'
const AT_MOST = 'less_than_or_equal'

export const DEMO_METRICS: readonly DemoMetric[] = [
  metric(
    'leadership',
    'nora',
    'New orders',
    'currency',
    [AT_LEAST, 180_000],
    'total',
    [158_000, 196_000, 21_000],
  ),
  metric(
    'leadership',
    'june',
    'Cash on hand',
    'currency',
    [AT_LEAST, 900_000],
    'average',
    [1_020_000, 941_000, 38_000],
  ),
  metric('leadership', 'idris', 'On-time delivery', 'percentage', [AT_LEAST, 95], 'average', [91, 93.5, 2.4]),
  metric('leadership', 'petra', 'Qualified leads', 'number', [AT_LEAST, 40], 'total', [46, 35, 4]),
  metric('leadership', 'tomas', 'Warranty returns', 'number', [AT_MOST, 6], 'total', [9, 4, 3]),
  metric('leadership', 'june', 'Open positions', 'number', [AT_MOST, 3], 'average', [5, 2, 1]),
  metric(
    'sales',
    'petra',
    'Pipeline added',
    'currency',
    [AT_LEAST, 320_000],
    'total',
    [290_000, 355_000, 48_000],
  ),
  metric('sales', 'felix', 'Demos held', 'number', [AT_LEAST, 12], 'total', [10, 14, 3]),
  metric('sales', 'sunniva', 'Offers sent', 'number', [AT_LEAST, 15], 'total', [13, 16, 4]),
  metric('sales', 'felix', 'Win rate', 'percentage', [AT_LEAST, 30], 'average', [26, 33, 5]),
  metric('sales', 'sunniva', 'First reply to a lead', 'time', [AT_MOST, 4], 'average', [6, 3, 1.5]),
  metric('operations', 'rafael', 'Units shipped', 'number', [AT_LEAST, 260], 'total', [238, 274, 22]),
  metric('operations', 'mei', 'First-pass yield', 'percentage', [AT_LEAST, 97], 'average', [95, 98, 1.6]),
  metric('operations', 'oskar', 'Calibrations overdue', 'number', [AT_MOST, 5], 'total', [11, 4, 3]),
  metric('operations', 'rafael', 'Stock-outs', 'number', [AT_MOST, 2], 'total', [4, 1, 2]),
  metric('operations', 'tomas', 'Overtime hours', 'number', [AT_MOST, 30], 'total', [44, 26, 9]),
  metric('operations', 'mei', 'Safety walk done', 'yes_no', ['equal', 1], 'average', [1, 1, 0.3]),
  metric(
    'finance',
    'greta',
    'Invoices over 30 days',
    'currency',
    [AT_MOST, 60_000],
    'average',
    [88_000, 52_000, 11_000],
  ),
  metric('finance', 'june', 'Gross margin', 'percentage', [AT_LEAST, 42], 'average', [40, 44, 2]),
  metric('finance', 'greta', 'Month-end close', 'time', [AT_MOST, 5], 'average', [7, 5, 1]),
  calculated('sales', 'felix', 'Demos per offer', 'percentage', 85, '[Demos held] / [Offers sent] * 100'),
  calculated('operations', 'rafael', 'Units shipped, 4 weeks', 'number', 255, 'avg([Units shipped],4)'),
  metric('leadership', 'nora', 'Customer visits', 'number', [AT_LEAST, 4], 'total', [3, 5, 2]),
]

/** The number of last week that its owner still has to enter, so that whoever tries the demo as her finds something to do. */
export const DEMO_OWED = 'Customer visits'

/** What people noted beside a week's number, counted back from the present week. */
export const DEMO_NOTES: readonly { metric: string; weeksAgo: number; note: string }[] = [
  { metric: 'On-time delivery', weeksAgo: 5, note: 'Displays three weeks late, 12 shipments held.' },
  { metric: 'On-time delivery', weeksAgo: 2, note: 'Second late lot. Line two stood still on Thursday.' },
  { metric: 'New orders', weeksAgo: 4, note: 'The ferry line signed a week early.' },
  { metric: 'Warranty returns', weeksAgo: 3, note: 'Five of them from one lot with the old seal.' },
  { metric: 'Units shipped', weeksAgo: 5, note: 'Carrier on strike on Tuesday and Wednesday.' },
  { metric: 'First-pass yield', weeksAgo: 6, note: 'New solder paste, two days to settle.' },
  { metric: 'Offers sent', weeksAgo: 3, note: 'Half the team at the harbour fair.' },
]

/** Numbers that their owners corrected on the next day, counted back from the present week, and what they had entered first. */
export const DEMO_CORRECTED: readonly { metric: string; weeksAgo: number; before: number }[] = [
  { metric: 'On-time delivery', weeksAgo: 2, before: 93.4 },
  { metric: 'New orders', weeksAgo: 1, before: 174_000 },
  { metric: 'Units shipped', weeksAgo: 1, before: 249 },
]

/** The headings of the scorecards, with the names of the metrics that stand under them. */
export const DEMO_GROUPS: readonly { team: DemoTeam; name: string; metrics: readonly string[] }[] = [
  {
    team: 'leadership',
    name: 'Customers',
    metrics: ['On-time delivery', 'Qualified leads', 'Warranty returns', 'Customer visits'],
  },
  { team: 'leadership', name: 'Money', metrics: ['New orders', 'Cash on hand'] },
  {
    team: 'operations',
    name: 'Quality',
    metrics: ['First-pass yield', 'Calibrations overdue', 'Safety walk done'],
  },
]

/** Targets that were raised so many weeks ago, and what they were before. */
export const DEMO_RAISED: Readonly<Record<string, { weeksAgo: number; target: number }>> = {
  'On-time delivery': { weeksAgo: 6, target: 92 },
  'Qualified leads': { weeksAgo: 4, target: 35 },
}

/** Metrics that another team shows too. */
export const DEMO_SHARED: Readonly<Record<string, DemoTeam>> = { 'On-time delivery': 'operations' }

/** The metric whose values a program sends, and who made its address. */
export const DEMO_FILLED = { metric: 'Cash on hand', madeBy: 'june' }
