import type { Repeat } from '../tasks/repeat/repeat.rules.ts'
import type { TaskStatus } from '../tasks/tasks.table.ts'
import type { DemoTeam } from './demo-company.server.ts'

/** What the demo company works on. Days are counted from today; negative ones lie in the past. */

interface DemoTask {
  team: DemoTeam | null
  who: string
  title: string
  due: number
  status: TaskStatus
  repeat?: Repeat
}

const task = (
  team: DemoTeam | null,
  who: string,
  title: string,
  due: number,
  status: TaskStatus = 'todo',
  repeat?: Repeat,
): DemoTask => ({
  team,
  who,
  title,
  due,
  status,
  ...(repeat && { repeat }),
})

export const DEMO_TASKS: readonly DemoTask[] = [
  task('leadership', 'nora', 'Call the three largest customers about delivery dates', 2),
  task('leadership', 'idris', 'Agree the second display source with purchasing', -1),
  task('leadership', 'petra', 'Send the distributor contract to both candidates', 5, 'in-progress'),
  task('leadership', 'tomas', 'Show the returns by cause at the next meeting', 4),
  task('leadership', 'june', 'Book the quarterly meeting room for a whole day', -3, 'done'),
  task('leadership', 'nora', 'Decide on the stand at the spring boat show', 6),
  task('leadership', 'nora', 'Read the contract of the second display supplier', 0, 'in-progress'),
  task(null, 'nora', 'Write to the pilot customers of the Halcyon', 1),
  task('sales', 'felix', 'Follow up the six leads from the harbour fair', 1, 'in-progress'),
  task('sales', 'sunniva', 'Offer for the ferry line, with the service contract', 3),
  task('sales', 'petra', 'Compare the dealer discounts of this year', 7),
  task('sales', 'felix', 'Return the borrowed demo unit', -2),
  task('sales', 'sunniva', 'Write down how we answer a price objection', -4, 'done'),
  task('operations', 'rafael', 'Freeze next week’s plan by Thursday noon', 2, 'in-progress', {
    every: 1,
    unit: 'week',
  }),
  task('operations', 'mei', 'Order the new jig for line two', 0),
  task('operations', 'oskar', 'Measure the humidity in the new lab for a week', 6, 'in-progress'),
  task('operations', 'tomas', 'Talk to the carrier about the damaged pallets', 3),
  task('operations', 'rafael', 'Raise the reorder point of the M4 housing', -5, 'done'),
  task('operations', 'mei', 'Photograph the three commonest solder faults', 4),
  task('finance', 'greta', 'Call the five oldest open invoices', 1, 'in-progress', {
    every: 2,
    unit: 'week',
  }),
  task('finance', 'june', 'Second interview with the firmware candidate', 2),
  task('finance', 'greta', 'Put the month-end checklist on one page', -2, 'done'),
  task(null, 'nora', 'Prepare the talk for the apprentices', 3),
  task(null, 'petra', 'Renew the travel pass', 9, 'todo', { every: 1, unit: 'month' }),
  task(null, 'tomas', 'Read the new machine directive', 12),
]

interface DemoIssue {
  team: DemoTeam
  who: string
  title: string
  detail?: string
  type?: 'long_term'
  resolved?: true
  /** The metric of whose last week it was made. */
  metric?: string
}

export const DEMO_ISSUES: readonly DemoIssue[] = [
  {
    team: 'leadership',
    who: 'idris',
    title: 'Displays arrive late three weeks in a row',
    metric: 'On-time delivery',
    detail: 'One supplier, no second source. Each week costs about twelve shipments.',
  },
  { team: 'leadership', who: 'petra', title: 'Distributors ask for terms we have never given' },
  { team: 'leadership', who: 'tomas', title: 'Nobody owns the spare parts price list' },
  { team: 'leadership', who: 'june', title: 'Two of three offers declined over the salary' },
  { team: 'leadership', who: 'nora', title: 'The boat show and the quarter end fall on the same week' },
  { team: 'leadership', who: 'nora', title: 'A second site in five years: buy or rent?', type: 'long_term' },
  { team: 'leadership', who: 'idris', title: 'Replace the planning software', type: 'long_term' },
  { team: 'leadership', who: 'june', title: 'Holiday cover in accounting', resolved: true },
  { team: 'sales', who: 'felix', title: 'Leads wait over the weekend' },
  { team: 'sales', who: 'sunniva', title: 'The demo unit is always with somebody else' },
  { team: 'sales', who: 'petra', title: 'Dealers quote last year’s prices' },
  { team: 'sales', who: 'felix', title: 'No answer in writing to the price objection', resolved: true },
  { team: 'operations', who: 'rafael', title: 'Rush orders break the frozen plan' },
  {
    team: 'operations',
    who: 'mei',
    title: 'Solder faults on line two after the night shift',
    metric: 'First-pass yield',
  },
  { team: 'operations', who: 'oskar', title: 'The new lab is too humid for calibration' },
  { team: 'operations', who: 'tomas', title: 'Pallets damaged by the carrier' },
  { team: 'operations', who: 'mei', title: 'Optical inspection for both lines', type: 'long_term' },
  {
    team: 'finance',
    who: 'greta',
    title: 'Three customers pay only after the second reminder',
    metric: 'Invoices over 30 days',
  },
  { team: 'finance', who: 'june', title: 'Nobody tells us when somebody starts' },
]

export const DEMO_HEADLINES: readonly {
  team: DemoTeam
  who: string
  title: string
  content?: string
  daysAgo: number
}[] = [
  { team: 'leadership', who: 'nora', title: 'The ferry line extends its contract by two years', daysAgo: 2 },
  {
    team: 'leadership',
    who: 'june',
    title: 'Our firmware candidate said yes',
    content: 'Starts on the first of the month after next.',
    daysAgo: 4,
  },
  { team: 'leadership', who: 'tomas', title: 'Oskar has been with us for ten years on Friday', daysAgo: 1 },
  { team: 'sales', who: 'felix', title: 'Six good leads from the harbour fair', daysAgo: 3 },
  { team: 'sales', who: 'sunniva', title: 'A dealer asks for training in the spring', daysAgo: 5 },
  { team: 'operations', who: 'mei', title: 'Line two ran a whole week without a stop', daysAgo: 2 },
  { team: 'operations', who: 'oskar', title: 'The accreditation visit went well', daysAgo: 6 },
  { team: 'finance', who: 'greta', title: 'The auditors are through a week early', daysAgo: 3 },
]
