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
}

const metric = (
  team: DemoTeam,
  owner: string,
  name: string,
  unit: Unit,
  [logic, target]: [TargetLogic, number],
  aggregation: Aggregation,
  [from, to, stray]: [number, number, number],
): DemoMetric => ({ team, owner, name, unit, target, logic, aggregation, from, to, stray })

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
]
