/** Which seats the demo company has. */

export interface DemoSeat {
  name: string
  /** The name of the seat that it reports to; none for the top. */
  under?: string
  /** Nobody holds an open seat. */
  holders?: readonly string[]
  team?: 'leadership' | 'sales' | 'operations' | 'finance'
  tint?: number
  roles?: readonly string[]
  also?: string
  /** Until when an open seat is to be filled, so many days from now. */
  hireIn?: number
  note?: string
  /** Metrics by their names. */
  measures?: readonly string[]
}

const OPERATIONS = { under: 'Operations', team: 'operations', tint: 3 } as const
const SALES = { under: 'Sales & Marketing', team: 'sales', tint: 1 } as const
const FINANCE = { under: 'Finance & People', team: 'finance', tint: 4 } as const

/** Each after those that it reports to. */
export const DEMO_SEATS: readonly DemoSeat[] = [
  {
    name: 'Visionary',
    holders: ['nora'],
    team: 'leadership',
    roles: ['Direction, ideas, large relationships'],
  },
  {
    name: 'Managing Director',
    under: 'Visionary',
    holders: ['idris'],
    team: 'leadership',
    roles: ['Leads the team, runs the plan', 'Removes what is in the way'],
  },
  {
    name: 'Sales & Marketing',
    under: 'Managing Director',
    holders: ['petra'],
    team: 'sales',
    tint: 1,
    roles: ['Revenue and price', 'Distributors and key accounts', 'Leads and the brand', 'Order forecast'],
    measures: ['New orders'],
  },
  {
    name: 'Product',
    under: 'Managing Director',
    holders: ['nora'],
    team: 'leadership',
    tint: 2,
    roles: [
      'Roadmap of the sounders',
      'Firmware and acoustics',
      'Approvals and type tests',
      'Cost of each unit',
    ],
  },
  {
    name: 'Operations',
    under: 'Managing Director',
    holders: ['tomas'],
    team: 'operations',
    tint: 3,
    roles: [
      'Deliver on the promised day',
      'Quality of every unit',
      'Plan, buy, make, ship',
      'Service and warranty',
    ],
    measures: ['On-time delivery', 'Warranty returns', 'First-pass yield'],
    note: 'A shift lead for line two if orders stay above $200k for four weeks.',
  },
  {
    name: 'Finance & People',
    under: 'Managing Director',
    holders: ['june'],
    team: 'finance',
    tint: 4,
    roles: ['Cash, books and taxes', 'Pay, hiring and growth of people', 'Contracts and risk'],
    measures: ['Cash on hand'],
  },
  { name: 'Firmware', under: 'Product', tint: 2, hireIn: 38 },
  { name: 'Acoustics & Hardware', under: 'Product', tint: 2, holders: ['nora'] },
  { name: 'Production', ...OPERATIONS, holders: ['mei'] },
  { name: 'Calibration Lab', ...OPERATIONS, holders: ['oskar'] },
  { name: 'Planning & Purchasing', ...OPERATIONS, holders: ['rafael'] },
  { name: 'Shipping', ...OPERATIONS, holders: ['rafael'] },
  { name: 'Accounting', ...FINANCE, holders: ['greta'] },
  { name: 'People & Hiring', ...FINANCE, holders: ['june'] },
  { name: 'Systems', ...FINANCE, holders: ['dev'] },
  { name: 'Distributor Sales', ...SALES, holders: ['felix'] },
  { name: 'Key Accounts', ...SALES, holders: ['sunniva'], also: 'Shipping' },
  { name: 'Marketing', ...SALES, hireIn: 52 },
]
