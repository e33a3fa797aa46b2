import type { PlanField, PlanList } from '../strategy/plan-blocks.rules.ts'
import type { PlanAudience } from '../strategy/strategy.table.ts'
import type { DemoTeam } from './demo-company.server.ts'

/** What the demo company and two of its teams are up to. */

interface DemoPlan {
  team: DemoTeam
  audience: PlanAudience
  by: string
  texts: Partial<Record<PlanField, string>>
  items: Partial<Record<PlanList, readonly DemoEntry[]>>
}

type DemoEntry = readonly [title: string, note?: string, amount?: number, unit?: string]

/** The years of plans follow the day of the demo. */
export const demoPlans = (year: number): readonly DemoPlan[] => [
  {
    team: 'leadership',
    audience: 'company',
    by: 'nora',
    texts: {
      purpose: 'So that nobody runs aground for want of a true depth.',
      niche: 'Depth sounders for working boats under 24 metres.',
      target: 'The sounder on every second working boat between the Baltic and Biscay: 40,000 units at sea.',
      marketWhere: 'Harbours from Gdynia to Bilbao',
      marketWho: 'Owner-skippers, and fleets of up to thirty boats',
      marketThink: 'A day in port costs more than any instrument',
      guarantee: 'At sea again within 48 hours, or the service is free.',
      outlookDate: `${year + 3}-12-31`,
      outlookRevenue: '19500000',
      outlookProfit: '2900000',
      yearDate: `${year + 1}-12-31`,
      yearRevenue: '11200000',
      yearProfit: '1300000',
    },
    items: {
      values: [
        ['Measure first', 'We check before we claim.'],
        ['Say it early', 'Bad news travels the same day.'],
        ['Built to be mended', 'Every unit can be opened and repaired.'],
        ['Leave it tidier', 'Bench, code and file alike.'],
        ['Calm hands', 'Care before speed when it matters.'],
      ],
      differences: [
        ['True in silt', 'to four centimetres'],
        ['Repaired in 48 h', 'or a loan unit'],
        ['Ten-year parts', 'for every model'],
      ],
      path: [['Sea trial'], ['Fitting plan'], ['Install day'], ['Yearly check']],
      outlookMeasures: [
        ['units at sea', '', 12_000],
        ['on time', '', 96, '%'],
      ],
      outlookPicture: [
        ['Sold in seven countries'],
        ['One calibration roof'],
        ['A third of revenue from service'],
        ['Two sources for every part'],
        ['Nine service harbours'],
        ['A leadership team of six'],
      ],
      yearMeasures: [
        ['units at sea', '', 4_800],
        ['on time', '', 95, '%'],
      ],
      yearGoals: [
        ['Halcyon in series, 900 units shipped'],
        ['Four new distributors, two of them in the Baltic'],
        ['New calibration lab approved and in use'],
        ['Twelve people trained for a second seat'],
      ],
    },
  },
  {
    team: 'sales',
    audience: 'team',
    by: 'petra',
    texts: {
      purpose: 'So that every skipper who needs a true depth has heard of us.',
      niche: 'Harbour by harbour, through people who sail themselves.',
      target: 'A dealer within a day’s drive of every working harbour on our coast.',
      marketWhere: 'Harbours with more than twenty working boats',
      marketWho: 'Chandlers and yards that skippers trust',
      marketThink: 'They sell what comes back least',
      outlookDate: `${year + 3}-12-31`,
      outlookRevenue: '19500000',
      yearDate: `${year + 1}-12-31`,
      yearRevenue: '11200000',
    },
    items: {
      differences: [
        ['Trial before order', 'two weeks on the own boat'],
        ['One price list', 'the same in every harbour'],
        ['We call back', 'the same day'],
      ],
      outlookMeasures: [['dealers', '', 60]],
      outlookPicture: [
        ['A dealer in each of seven countries'],
        ['Half of all orders by word of mouth'],
        ['Every dealer trained by us'],
        ['Service contracts with each new unit'],
        ['A team of five, each with their own coast'],
      ],
      yearMeasures: [['dealers', '', 34]],
      yearGoals: [
        ['Open Gdynia and Klaipėda'],
        ['A demonstration boat on the water by May'],
        ['Service contracts sold with every second unit'],
      ],
    },
  },
  {
    team: 'operations',
    audience: 'managers',
    by: 'tomas',
    texts: {
      purpose: 'So that what we promise leaves the house on the day we said.',
      target: 'Any unit in the catalogue built, calibrated and packed within five days.',
      outlookDate: `${year + 3}-12-31`,
      yearDate: `${year + 1}-12-31`,
    },
    items: {
      outlookMeasures: [['days from order to door', '', 5]],
      outlookPicture: [
        ['One roof for building and calibrating'],
        ['Two sources for every display'],
        ['No unit tested twice'],
        ['Everybody can run two benches'],
        ['A floor plan that fits the flow'],
      ],
      yearMeasures: [['on time', '', 95, '%']],
      yearGoals: [
        ['Second source for displays approved'],
        ['Calibration lab moved without a lost day'],
        ['Rework below two in a hundred'],
      ],
    },
  },
]
