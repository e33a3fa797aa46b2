import { type RefusalTable, type Refuse, refusing } from '../../../sync/refusal.ts'

const table = {
  'promise/issue-open': 'Only the solution of an issue can promise something. Resolve it first.',
  'promise/not-your-metric': 'This metric is not on the scorecard of the issue’s team. Choose another.',
  'promise/too-few-weeks':
    'Fewer than 8 of the 13 weeks before have a value, so nobody could tell a change. Choose another metric.',
  'promise/none': 'This issue promises nothing.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
