/** The blocks of a plan, in the order in which people read them. */
export const BLOCKS = [
  'values',
  'purpose',
  'target',
  'marketing',
  'outlook',
  'year',
  'goals',
  'issues',
] as const

export type Block = (typeof BLOCKS)[number]

/** The blocks of a team's plan; values stand in the company's only. */
export const blocksOf = ({ isLeadership }: { isLeadership: boolean }): readonly Block[] =>
  isLeadership ? BLOCKS : BLOCKS.filter((block) => block !== 'values')

/** What a field of a plan holds: a text of so many characters, a number of years, an amount of money, or a day. */
type FieldRule =
  | { readonly block: Block; readonly kind: 'text'; readonly most: number }
  | {
      readonly block: Block
      readonly kind: 'years'
      readonly from: number
      readonly to: number
      readonly usual: number
    }
  | { readonly block: Block; readonly kind: 'amount' | 'day' }

/** The fields of which a plan has one each. */
export const PLAN_FIELDS = {
  purpose: { block: 'purpose', kind: 'text', most: 500 },
  niche: { block: 'purpose', kind: 'text', most: 500 },
  target: { block: 'target', kind: 'text', most: 1_000 },
  targetYears: { block: 'target', kind: 'years', from: 5, to: 30, usual: 10 },
  marketWhere: { block: 'marketing', kind: 'text', most: 500 },
  marketWho: { block: 'marketing', kind: 'text', most: 500 },
  marketThink: { block: 'marketing', kind: 'text', most: 500 },
  guarantee: { block: 'marketing', kind: 'text', most: 500 },
  outlookYears: { block: 'outlook', kind: 'years', from: 2, to: 5, usual: 3 },
  outlookDate: { block: 'outlook', kind: 'day' },
  outlookRevenue: { block: 'outlook', kind: 'amount' },
  outlookProfit: { block: 'outlook', kind: 'amount' },
  yearDate: { block: 'year', kind: 'day' },
  yearRevenue: { block: 'year', kind: 'amount' },
  yearProfit: { block: 'year', kind: 'amount' },
} as const satisfies Record<string, FieldRule>

export type PlanField = keyof typeof PLAN_FIELDS

export const PLAN_FIELD_NAMES = Object.keys(PLAN_FIELDS) as [PlanField, ...PlanField[]]

export const fieldRule = (field: PlanField): FieldRule => PLAN_FIELDS[field]

interface ListRule {
  readonly block: Block
  /** How many entries are advised, if any number is. */
  readonly advised?: readonly [number, number]
  readonly most: number
}

/** The lists of a plan. */
export const PLAN_LISTS = {
  values: { block: 'values', advised: [3, 7], most: 10 },
  differences: { block: 'marketing', advised: [3, 3], most: 5 },
  path: { block: 'marketing', most: 9 },
  outlookMeasures: { block: 'outlook', most: 10 },
  outlookPicture: { block: 'outlook', advised: [5, 15], most: 20 },
  yearMeasures: { block: 'year', most: 10 },
  yearGoals: { block: 'year', advised: [3, 7], most: 10 },
} as const satisfies Record<string, ListRule>

export type PlanList = keyof typeof PLAN_LISTS

export const PLAN_LIST_NAMES = Object.keys(PLAN_LISTS) as [PlanList, ...PlanList[]]

export const listRule = (list: PlanList): ListRule => PLAN_LISTS[list]

/** Amounts beyond this, either way, are refused. */
export const MOST_AMOUNT = 1e15
