import type { GoalOutcome } from '../goals/goals.table.ts'
import type { DemoTeam } from './demo-company.server.ts'

/** The goals of earlier quarters, and how they ended. One that was carried over is named like the goal that goes on with it. */

interface ClosedDemoGoal {
  team: DemoTeam
  owner: string
  title: string
  outcome: GoalOutcome
  company?: true
  milestones: readonly string[]
  /** Of which quarter; the one before if it is left out. */
  quartersAgo?: 1 | 2 | 3
}

/** In few words: what is long over is counted, and hardly read. */
const earlier = (
  quartersAgo: 2 | 3,
  team: DemoTeam,
  owner: string,
  outcome: GoalOutcome,
  title: string,
): ClosedDemoGoal => ({
  quartersAgo,
  team,
  owner,
  outcome,
  title,
  ...(team === 'leadership' && { company: true }),
  milestones: [],
})

const EARLIER: readonly ClosedDemoGoal[] = [
  earlier(2, 'leadership', 'june', 'done', 'Halve the days from order to invoice'),
  earlier(2, 'leadership', 'nora', 'done', 'Agree the five-year plan with the owners'),
  earlier(2, 'leadership', 'idris', 'not_done', 'A second supplier for every display'),
  earlier(2, 'sales', 'felix', 'done', 'Show the Halcyon prototype to ten dealers'),
  earlier(2, 'sales', 'sunniva', 'done', 'One price list in three currencies'),
  earlier(2, 'sales', 'petra', 'not_done', 'Answer every enquiry within a day'),
  earlier(2, 'operations', 'mei', 'done', 'Bring the calibration bench back within tolerance'),
  earlier(2, 'operations', 'rafael', 'not_done', 'Move the spare parts to the new hall'),
  earlier(2, 'finance', 'greta', 'done', 'Send reminders without anybody thinking of them'),
  earlier(3, 'leadership', 'nora', 'done', 'Name an owner for each key process'),
  earlier(3, 'leadership', 'petra', 'not_done', 'A stand at each of the three fairs'),
  earlier(3, 'leadership', 'tomas', 'dropped', 'Open the service desk on Saturdays'),
  earlier(3, 'sales', 'sunniva', 'done', 'Write to every customer of the last ten years'),
  earlier(3, 'sales', 'felix', 'not_done', 'Ten references with a picture'),
  earlier(3, 'operations', 'tomas', 'done', 'Train two people for each machine'),
  earlier(3, 'operations', 'mei', 'not_done', 'Scrap below two percent'),
  earlier(3, 'finance', 'greta', 'dropped', 'One bank instead of three'),
  earlier(3, 'finance', 'june', 'done', 'Close each month within six days'),
]

export const CLOSED_DEMO_GOALS: readonly ClosedDemoGoal[] = [
  {
    team: 'leadership',
    owner: 'nora',
    title: 'Decide on the successor of the Meridian compass',
    outcome: 'done',
    company: true,
    milestones: ['Three concepts shown', 'Customers asked'],
  },
  {
    team: 'leadership',
    owner: 'petra',
    title: 'Sign two new distributors in the Baltic',
    outcome: 'carried_over',
    company: true,
    milestones: ['Market described'],
  },
  {
    team: 'leadership',
    owner: 'june',
    title: 'Move payroll to the new provider',
    outcome: 'done',
    company: true,
    milestones: ['Provider chosen', 'First payroll run'],
  },
  {
    team: 'sales',
    owner: 'felix',
    title: 'Visit every dealer on the west coast',
    outcome: 'done',
    milestones: ['Route planned'],
  },
  {
    team: 'sales',
    owner: 'sunniva',
    title: 'Win back three lapsed dealers',
    outcome: 'not_done',
    milestones: ['Reasons collected'],
  },
  {
    team: 'operations',
    owner: 'rafael',
    title: 'Label every shelf in the store',
    outcome: 'done',
    milestones: ['Numbering agreed', 'Labels printed'],
  },
  {
    team: 'operations',
    owner: 'oskar',
    title: 'Try a night shift on line one',
    outcome: 'dropped',
    milestones: [],
  },
  {
    team: 'finance',
    owner: 'greta',
    title: 'One list of all insurance policies',
    outcome: 'done',
    milestones: ['Policies collected'],
  },
  ...EARLIER,
]
