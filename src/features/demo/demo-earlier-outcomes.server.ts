import { DEMO_TEAMS, type DemoTeam } from './demo-company.server.ts'

interface EarlierOutcome {
  /** What was solved, and whose it was. */
  solved: readonly [string, string] | null
  headline: readonly [string, string] | null
}

/** What the teams have solved in a year, again and again. */
const SOLVED: Record<DemoTeam, readonly string[]> = {
  leadership: [
    'Price increases reach us before they reach the dealers',
    'Nobody decides between two urgent orders',
    'The forecast changes after the board has seen it',
    'Service and sales promise different dates',
    'Two people think that they own the web shop',
    'New starters wait a week for their laptop',
    'We learn of sick notes on the line first',
  ],
  sales: [
    'Offers wait for the price of one part',
    'Nobody calls back after the fair',
    'Old brochures are still at the dealers',
    'Two of us visit the same customer',
    'The ferry line asks for a drawing we do not have',
    'Discounts are agreed on the phone',
  ],
  operations: [
    'The packing bench is blocked on Fridays',
    'Screws of two lengths in one box',
    'The test rig fails when it is warm',
    'Late orders are printed twice',
    'Nobody refills the label printer',
    'The night shift finds no drawings',
    'Returned units wait for a cause',
  ],
  finance: [
    'Travel costs come in after the month is closed',
    'Two suppliers send invoices on paper',
    'Nobody knows who may sign for tools',
    'The payroll file arrives a day late',
    'Contracts of temporary staff run out unseen',
  ],
}

const TOLD: readonly string[] = [
  'A dealer wrote how much he likes the new manual',
  'The apprentices finished their first depth sounder',
  'A customer sent a picture from the Lofoten',
  'Nobody was hurt at work for half a year',
  'The new colleague has found her feet',
  'We were named in the magazine of the harbour masters',
]

/** What came of a meeting of which nothing is written out: most solve something, and some are told something. */
export function earlierOutcome(team: DemoTeam, weeksAgo: number): EarlierOutcome {
  const { members } = DEMO_TEAMS.find(({ key }) => key === team)!
  const who = members[weeksAgo % 2]!
  const titles = SOLVED[team]
  return {
    solved: (weeksAgo + team.length) % 4 === 0 ? null : [titles[weeksAgo % titles.length]!, who],
    headline: (weeksAgo + team.length) % 3 === 0 ? [TOLD[weeksAgo % TOLD.length]!, who] : null,
  }
}
