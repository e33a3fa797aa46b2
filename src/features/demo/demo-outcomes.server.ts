import type { DemoTeam } from './demo-company.server.ts'

/** What came of the demo company's latest meetings. Days are counted from the meeting. */
interface DemoOutcome {
  team: DemoTeam
  weeksAgo: number
  decisions: readonly { title: string; who: string; tasks: readonly (readonly [string, string, number])[] }[]
  left?: readonly (readonly [string, string, 'stays' | 'long_term' | 'dropped'])[]
  headlines?: readonly (readonly [string, string])[]
  messages?: readonly (readonly [string, string, string])[]
  /** Names of metrics with their values. */
  numbersOff?: readonly (readonly [string, string])[]
  /** Numbers on target and missed, tasks done and due, goals on track and all. */
  figures: readonly [number, number, number, number, number, number]
  absent?: readonly string[]
  /** What would have made it a 10. */
  note?: readonly [string, string]
}

const DEMO_OUTCOMES: readonly DemoOutcome[] = [
  {
    team: 'leadership',
    weeksAgo: 1,
    decisions: [
      {
        title: 'Shipments leave a day late',
        who: 'tomas',
        tasks: [
          ['Load the trucks in the evening', 'tomas', 7],
          ['Tell the three largest customers the new cut-off', 'petra', 3],
        ],
      },
      {
        title: 'Nobody answers service calls over lunch',
        who: 'june',
        tasks: [['Put two people on a lunch rota', 'june', 5]],
      },
    ],
    left: [
      ['Distributors ask for terms we have never given', 'petra', 'stays'],
      ['Replace the planning software', 'idris', 'long_term'],
    ],
    headlines: [
      ['Oskar has been with us for ten years', 'tomas'],
      ['The ferry line extends by two years', 'petra'],
    ],
    messages: [['The cut-off for shipments is four o’clock from Monday on', 'idris', 'Operations']],
    numbersOff: [['On-time delivery', '93.9%']],
    figures: [12, 3, 10, 11, 5, 7],
    note: ['Start the issues on time.', 'idris'],
  },
  {
    team: 'leadership',
    weeksAgo: 2,
    decisions: [
      {
        title: 'Calibration certificates are sent twice',
        who: 'june',
        tasks: [['Send them from the lab alone', 'tomas', 7]],
      },
    ],
    left: [['Nobody owns the spare parts price list', 'tomas', 'stays']],
    headlines: [['Our firmware candidate said yes', 'june']],
    figures: [11, 4, 9, 12, 5, 7],
    note: ['Decide faster who speaks first.', 'nora'],
  },
  {
    team: 'sales',
    weeksAgo: 1,
    decisions: [
      {
        title: 'Quotes wait for a second signature',
        who: 'petra',
        tasks: [['Sign quotes below 5,000 alone', 'felix', 4]],
      },
    ],
    headlines: [['Six leads from the harbour fair', 'felix']],
    figures: [3, 1, 5, 6, 2, 2],
    absent: ['dev'],
  },
  {
    team: 'operations',
    weeksAgo: 1,
    decisions: [
      {
        title: 'The jig of line two is worn',
        who: 'mei',
        tasks: [['Get two offers for a new jig', 'mei', 6]],
      },
    ],
    left: [['The new lab is too humid', 'oskar', 'stays']],
    figures: [5, 2, 7, 8, 2, 3],
  },
]

export const demoOutcome = (team: DemoTeam, weeksAgo: number): DemoOutcome | undefined =>
  DEMO_OUTCOMES.find((one) => one.team === team && one.weeksAgo === weeksAgo)
