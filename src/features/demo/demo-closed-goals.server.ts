import type { GoalOutcome } from '../goals/goals.table.ts'
import type { DemoTeam } from './demo-company.server.ts'

/** The goals of the quarter before, and how they ended. One that was carried over is named like the goal that goes on with it. */

interface ClosedDemoGoal {
  team: DemoTeam
  owner: string
  title: string
  outcome: GoalOutcome
  company?: true
  milestones: readonly string[]
}

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
]
