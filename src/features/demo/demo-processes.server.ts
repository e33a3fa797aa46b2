import type { Followed } from '../processes/followed/followed.table.ts'
import type { DemoTeam } from './demo-company.server.ts'

/** A step, its text, and the seat that does it. */
type DemoStep = readonly [title: string, body: string, seat?: string]

export interface DemoProcess {
  team: DemoTeam
  owner: string
  name: string
  summary: string
  steps: readonly DemoStep[]
  /** Steps that are written and not published yet. */
  drafted?: readonly DemoStep[]
  /** Days since it was published last; left out for a draft. */
  published?: number
  /** What changed with its second version. */
  changed?: string
  readers?: 'everyone' | DemoTeam
  /** Who of those asked has confirmed it. */
  confirmedBy?: readonly string[]
  /** In how many days its review is due. */
  reviewIn?: number
  check?: { followed: Followed; daysAgo: number; note?: string }
  /** Metrics by their names. */
  measures?: readonly string[]
}

/** What Tidewater Instruments does the same way each time. */
export const DEMO_PROCESSES: readonly DemoProcess[] = [
  {
    team: 'leadership',
    owner: 'idris',
    name: 'Deciding on a new sounder',
    summary: 'From an idea to a yes or a no, within one quarter.',
    steps: [
      ['Write the idea down', 'One page: **who** needs it, *what* it must measure, what it may cost.'],
      [
        'Go to sea with it',
        'Two days on a customer’s boat before anything is drawn. Bring back the log.',
        'Acoustics & Hardware',
      ],
      [
        'Count the cost',
        '- parts at 500 and at 2,000 units\n- tools\n- hours in the calibration lab',
        'Finance & People',
      ],
      [
        'Decide in the quarterly meeting',
        'Yes, no, or one question that is answered within two weeks.',
        'Managing Director',
      ],
      ['Tell everybody', 'The decision and its reason, in a headline to all teams.', 'Managing Director'],
    ],
    published: 64,
    readers: 'leadership',
    confirmedBy: ['nora', 'idris', 'petra', 'tomas', 'june'],
    reviewIn: 118,
    check: { followed: 'always', daysAgo: 12 },
  },
  {
    team: 'sales',
    owner: 'petra',
    name: 'From first call to signed order',
    summary: 'So that every skipper gets an answer the same day and nobody is promised what we cannot ship.',
    steps: [
      [
        'Answer within a working day',
        'By name, with one question about the boat: length, hull, **depth** they work in.',
        'Key Accounts',
      ],
      [
        'Show it on their screen',
        'A demo of 30 minutes with a recording from *their* waters, not ours.',
        'Distributor Sales',
      ],
      [
        'Send the offer',
        'Within two days:\n- the sounder and its mounts\n- a fitting date\n- the price for three years of service',
        'Key Accounts',
      ],
      ['Ask after a week', 'Call, don’t write. Note what holds them back.'],
      [
        'Check the date with planning',
        'Before anybody says yes: is there a unit, and a fitter?',
        'Planning & Purchasing',
      ],
      [
        'Sign and hand over',
        'Order, boat drawing and the promise we made go to operations in one folder.',
        'Sales & Marketing',
      ],
    ],
    published: 9,
    changed: 'Dates are checked with planning before we say yes.',
    readers: 'sales',
    confirmedBy: ['petra', 'felix'],
    reviewIn: 171,
    check: { followed: 'mostly', daysAgo: 6, note: 'Two offers went out without a date.' },
    measures: ['First reply to a lead', 'Win rate'],
  },
  {
    team: 'sales',
    owner: 'felix',
    name: 'Bringing in a distributor',
    summary: 'Four new ones this year, all of whom can repair what they sell.',
    steps: [
      ['Look at their workshop', 'In person. A distributor without a bench sells once.', 'Distributor Sales'],
      ['Agree on terms', 'The standard contract; anything else goes to the leadership meeting.'],
      [
        'Train two of their people',
        'Two days with us:\n1. fitting\n2. calibration\n3. the ten most common faults',
        'Calibration Lab',
      ],
      ['Stand beside them at the first fitting', 'We pay for the day.', 'Distributor Sales'],
      ['Look at it after 90 days', 'Units, returns, what their customers say.'],
    ],
    published: 40,
    readers: 'sales',
    confirmedBy: ['petra', 'felix', 'sunniva'],
    reviewIn: 140,
    check: { followed: 'always', daysAgo: 20 },
    measures: ['Pipeline added'],
  },
  {
    team: 'operations',
    owner: 'tomas',
    name: 'Building and testing a sounder',
    summary: 'What leaves the house has been under water.',
    steps: [
      [
        'Pick the kit',
        'Scan every part. A missing one stops the kit, not the line.',
        'Planning & Purchasing',
      ],
      ['Assemble and pot', 'Torque as on the card. Note the **batch** of the resin.', 'Production'],
      ['Test in the tank', 'Three depths, twenty minutes each. A drift above 4 cm goes back.', 'Production'],
      [
        'Calibrate',
        'Against the reference of the month; the certificate is printed, never copied.',
        'Calibration Lab',
      ],
      ['Pack and ship', 'Photograph the open box. It has saved us nine claims.', 'Shipping'],
    ],
    published: 21,
    changed: 'Batch of the resin is noted; boxes are photographed.',
    readers: 'operations',
    confirmedBy: ['tomas', 'rafael', 'mei', 'oskar'],
    reviewIn: 160,
    check: { followed: 'always', daysAgo: 4 },
    measures: ['First-pass yield', 'Units shipped'],
  },
  {
    team: 'operations',
    owner: 'mei',
    name: 'Helping a skipper at sea',
    summary: 'At sea again in 48 hours, or service is free.',
    steps: [
      ['Pick up', 'Whoever is nearest to the phone. Ask where they are *first*.'],
      ['Find the fault together', 'The list beside the phone, from the top. Most are a plug.', 'Production'],
      ['Send a loan unit', 'Today if it is before 15:00, with the return label inside.', 'Shipping'],
      ['Repair and tell why', 'A photograph of the fault goes with the unit.', 'Calibration Lab'],
      ['Ask what we should change', 'If a fault comes a third time, it is an issue for the weekly meeting.'],
    ],
    published: 30,
    readers: 'everyone',
    confirmedBy: ['nora', 'idris', 'tomas', 'june', 'felix', 'rafael', 'mei', 'greta'],
    reviewIn: -8,
    check: { followed: 'mostly', daysAgo: 15 },
    measures: ['Warranty returns'],
  },
  {
    team: 'finance',
    owner: 'june',
    name: 'Bringing in a new person',
    summary: 'From the day somebody says yes to the end of their first quarter.',
    steps: [
      ['Send the contract', 'Within **two days** of the yes.', 'People & Hiring'],
      [
        'Prepare the first day',
        '- desk, laptop, accounts\n- a person to have lunch with\n- a boat trip in the first month',
        'Systems',
      ],
      ['Talk after a week', 'Ask *what surprised you*, and write down what to change.'],
      ['Agree on the first goals', 'Two or three, with dates, by the end of week three.'],
      ['Decide after twelve weeks', 'Both sides say whether it fits.', 'People & Hiring'],
    ],
    drafted: [['Ask again after a year', 'What would you tell somebody who starts tomorrow?']],
    published: 75,
    readers: 'leadership',
    confirmedBy: ['nora', 'petra', 'june'],
    reviewIn: 105,
    check: { followed: 'always', daysAgo: 25 },
    measures: ['Open positions'],
  },
  {
    team: 'finance',
    owner: 'greta',
    name: 'Closing the month',
    summary: 'Done by the fifth working day, without a night.',
    steps: [
      ['Close the books for orders', 'On the last working day, at noon.', 'Accounting'],
      ['Reconcile bank and stock', 'Differences above 200 are looked at the same day.', 'Accounting'],
      ['Chase what is late', 'Every invoice over 30 days gets a call, not a letter.', 'Accounting'],
      ['Write the one page', 'Margin, cash, what was unusual and why.', 'Finance & People'],
      ['Show it to leadership', 'In the first weekly meeting after the fifth.'],
    ],
    published: 50,
    readers: 'finance',
    confirmedBy: ['june', 'greta', 'dev'],
    reviewIn: 130,
    check: { followed: 'always', daysAgo: 3 },
    measures: ['Month-end close'],
  },
  {
    team: 'leadership',
    owner: 'nora',
    name: 'Planning the year',
    summary: 'Two days in November, away from the phones.',
    steps: [
      ['Read the old plan aloud', 'What came true, what did not, what nobody remembers.'],
      ['Ask five customers', 'The same three questions, by phone, the week before.'],
    ],
  },
]
