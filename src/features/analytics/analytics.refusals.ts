import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'analytics/not-for-you': {
    kind: 'denied',
    title: 'Access Denied',
    detail: 'Analytics are for managers and directors.',
  },
  'analytics/switched-off': {
    title: 'Analytics is switched off',
    detail: 'A director can switch it on under Settings > General > Labs.',
  },
  'analytics/no-days': 'Choose a date between 2000 and 2199.',
  'analytics/ends-before-start': 'The end lies before the start.',
  'analytics/too-long': 'Choose at most 3 years.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
