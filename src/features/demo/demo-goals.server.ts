import type { GoalStatus } from '../goals/goals.table.ts'
import type { DemoTeam } from './demo-company.server.ts'

/** What the demo company aims at. */

interface DemoGoal {
  team: DemoTeam
  owner: string
  title: string
  status: GoalStatus
  company?: true
  /** Due so many days from now. */
  milestones: readonly [title: string, progress: number, dueIn: number][]
}

export const DEMO_GOALS: readonly DemoGoal[] = [
  {
    team: 'leadership',
    owner: 'nora',
    title: 'Ship the Halcyon depth sounder to the first 50 customers',
    status: 'on_track',
    company: true,
    milestones: [
      ['Type approval passed', 100, -14],
      ['Pilot series built', 70, 10],
      ['50 units delivered', 20, 28],
    ],
  },
  {
    team: 'leadership',
    owner: 'idris',
    title: 'Lift on-time delivery to 96%',
    status: 'on_track',
    company: true,
    milestones: [
      ['Supplier scorecard in use', 100, -14],
      ['Second source for displays', 55, 10],
    ],
  },
  {
    team: 'leadership',
    owner: 'petra',
    title: 'Sign two new distributors in the Baltic',
    status: 'off_track',
    company: true,
    milestones: [
      ['Shortlist visited', 60, 10],
      ['Contracts signed', 0, 28],
    ],
  },
  {
    team: 'leadership',
    owner: 'june',
    title: 'Bring invoices over 30 days below 60,000',
    status: 'on_track',
    company: true,
    milestones: [
      ['Reminders automated', 100, -14],
      ['Ten oldest settled', 40, 10],
    ],
  },
  {
    team: 'sales',
    owner: 'felix',
    title: 'Rebuild the demo kit for boat shows',
    status: 'complete',
    milestones: [
      ['Kit specified', 100, -14],
      ['Kit packed', 100, -14],
    ],
  },
  {
    team: 'sales',
    owner: 'sunniva',
    title: 'Call back every offer older than 60 days',
    status: 'on_track',
    milestones: [
      ['List cleaned', 100, -14],
      ['Half called', 50, 10],
    ],
  },
  {
    team: 'sales',
    owner: 'petra',
    title: 'One price list for all dealers',
    status: 'off_track',
    milestones: [['Discounts compared', 30, -4]],
  },
  {
    team: 'operations',
    owner: 'rafael',
    title: 'Cut the planning cycle from ten days to five',
    status: 'on_track',
    milestones: [
      ['Cycle measured', 100, -14],
      ['Weekly freeze tried', 60, 10],
    ],
  },
  {
    team: 'operations',
    owner: 'mei',
    title: 'First-pass yield above 98% on line two',
    status: 'on_track',
    milestones: [
      ['Top three defects named', 100, -14],
      ['Jig replaced', 35, 28],
    ],
  },
  {
    team: 'operations',
    owner: 'oskar',
    title: 'Move the calibration lab without losing a day',
    status: 'off_track',
    milestones: [['New room ready', 45, 10]],
  },
  {
    team: 'finance',
    owner: 'greta',
    title: 'Close the month in five working days',
    status: 'on_track',
    milestones: [
      ['Checklist agreed', 100, -14],
      ['Two months in five days', 50, 10],
    ],
  },
  {
    team: 'finance',
    owner: 'june',
    title: 'Fill the three open positions',
    status: 'on_track',
    milestones: [
      ['First offer signed', 100, -14],
      ['Second offer signed', 0, 28],
    ],
  },
]
