import type { Audience, ToolItem, ToolSheet } from '../tools/sheets/sheets.table.ts'
import type { Section, SheetTool } from '../tools/sheets/tool-kinds.rules.ts'
import type { DemoTeam } from './demo-company.server.ts'

export interface DemoEntry extends Partial<Pick<ToolItem, 'note' | 'score' | 'hours' | 'amount' | 'state'>> {
  section: Section
  text: string
  /** The key of a person. */
  to?: string
  /** Days from today. */
  due?: number
}

export interface DemoSheet {
  who: string
  tool: SheetTool
  title: string
  audience?: Audience
  team?: DemoTeam
  settings?: ToolSheet['settings']
  text?: string
  /** One list of entries for each quarter, the present one first; for tools without quarters there is one. */
  quarters: readonly (readonly DemoEntry[])[]
}

const activity = (
  section: Section,
  text: string,
  hours: number,
  more: Omit<DemoEntry, 'section' | 'text' | 'hours'> = {},
): DemoEntry => ({ section, text, hours, ...more })

const NORAS_WEEK = [
  activity('love-great', 'Talks with customers in the yards', 9),
  activity('love-great', 'Product direction with the lab', 6),
  activity('like-good', 'Weekly meeting and one-to-ones', 8),
  activity('like-good', 'Talks with the bank', 2.5),
  activity('dislike-good', 'Checking every quotation', 7, { to: 'petra', due: 20 }),
  activity('dislike-good', 'Approving travel and expenses', 3.5, { to: 'june', due: 12 }),
  activity('dislike-bad', 'Sorting the shared mailbox', 5, { to: 'greta', due: 6 }),
  activity('dislike-bad', 'Arranging trade fair freight', 4),
]

const offer = (section: Section, text: string, score?: number): DemoEntry => ({
  section,
  text,
  ...(score !== undefined && { score }),
})

const life = (love: number, people: number, difference: number, paid: number, time: number): DemoEntry[] =>
  Object.entries({ love, people, difference, paid, time }).map(([section, score]) => ({
    section: section as Section,
    text: '',
    score,
  }))

export const DEMO_SHEETS: readonly DemoSheet[] = [
  {
    who: 'nora',
    tool: 'delegate-elevate',
    title: 'My week',
    settings: { hoursWanted: 40 },
    quarters: [NORAS_WEEK, [...NORAS_WEEK, activity('dislike-bad', 'Booking everybody’s travel', 6.5)]],
  },
  {
    who: 'petra',
    tool: 'the-offer',
    title: 'Calibration within a day',
    audience: 'team',
    team: 'leadership',
    quarters: [
      [
        offer('customer', 'Charter fleets with ten boats or more, in the season'),
        offer('outcome', 'No boat misses a booking because an instrument is away', 9),
        offer('likelihood', 'We have kept the promise for 46 of 50 boats', 8),
        offer('delay', 'Back on board the next morning', 2),
        offer('effort', 'The skipper has to bring the instruments to the quay', 5),
        offer('bonuses', 'A spare log to borrow while it is away'),
        offer('guarantee', 'Free of charge if it takes longer than a day'),
        offer('scarcity', 'Twelve fleets a season'),
        offer('urgency', 'Places are given away until the end of February'),
        offer('price', '€ 340 a boat and season'),
      ],
    ],
  },
  {
    who: 'petra',
    tool: 'the-offer',
    title: 'Yard package',
    audience: 'team',
    team: 'leadership',
    quarters: [
      [
        offer('customer', 'Yards that fit out five to twenty yachts a year'),
        offer('outcome', 'One supplier for everything on the bridge', 7),
        offer('likelihood', 'Two yards buy it today', 5),
        offer('delay', 'Six weeks from order to delivery', 7),
        offer('effort', 'Their electricians are trained in half a day', 4),
        offer('guarantee', 'We come on board within two days if something fails'),
        offer('price', '€ 8,900 a yacht'),
      ],
    ],
  },
  {
    who: 'nora',
    tool: 'clarity-break',
    title: 'Time to think',
    settings: { minutes: 60 },
    text: 'I answer too much myself. When I was away for two weeks in summer nothing broke, and two things went better than with me.\n\nWhat would I do if I came here new on Monday?',
    quarters: [
      [
        { section: 'working', text: 'The weekly meeting ends on time' },
        { section: 'working', text: 'The lab decides about versions by itself' },
        { section: 'not-working', text: 'Every quotation still waits for me' },
        { section: 'missing', text: 'Somebody who owns the yards' },
        { section: 'must-change', text: 'Two days a week without appointments' },
      ],
    ],
  },
  {
    who: 'nora',
    tool: 'ideal-life',
    title: 'My life',
    settings: { workDays: 222, hoursADay: 9 },
    quarters: [life(8, 9, 7, 7, 5), life(7, 9, 6, 7, 4), life(7, 8, 6, 6, 3)],
  },
  {
    who: 'nora',
    tool: 'replacement-ladder',
    title: 'My ladder',
    quarters: [
      [
        { section: 'admin', text: 'Assistant', to: 'greta', hours: 9, amount: 1400, state: 'in-place' },
        {
          section: 'delivery',
          text: 'Head of operations',
          to: 'tomas',
          hours: 12,
          amount: 7800,
          state: 'in-place',
        },
        { section: 'marketing', text: 'Marketing lead', hours: 6, amount: 4200, state: 'hiring' },
        {
          section: 'sales',
          text: 'Key accounts',
          note: 'An agency in Rotterdam',
          hours: 4,
          amount: 2500,
          state: 'open',
        },
        { section: 'leadership', text: 'Second managing director', hours: 10, state: 'open' },
      ],
    ],
  },
  {
    who: 'nora',
    tool: 'deep-strategy',
    title: 'Instruments that come back',
    audience: 'team',
    team: 'leadership',
    quarters: [
      [
        { section: 'where', text: 'Charter fleets and yards on the North Sea and the Baltic' },
        { section: 'where', text: 'Boats of 10 to 25 metres' },
        { section: 'how', text: 'Calibrated within a day, on the quay' },
        { section: 'how', text: 'One contract for sensors, service and spares' },
        { section: 'able', text: 'Calibration on the road, with two vans' },
        { section: 'able', text: 'Firmware that a skipper can update' },
        { section: 'systems', text: 'Serial numbers followed from the lab to the boat' },
        { section: 'give-up', text: 'Racing yachts, although they look good in the brochure' },
        { section: 'give-up', text: 'Own shops' },
      ],
    ],
  },
]
