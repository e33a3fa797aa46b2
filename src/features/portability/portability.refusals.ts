import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'export/directors-only': {
    kind: 'denied',
    title: 'Access Denied',
    detail: 'Only directors can export the company’s data.',
  },
  'export/under-way': {
    title: 'An export is being made',
    detail: 'A company makes one export at a time. Wait until this one is ready.',
  },
  'export/too-many': {
    title: 'No more exports today',
    detail: 'This company has made many exports today. Try again tomorrow.',
  },
  'export/gone': {
    kind: 'not-found',
    title: 'This file is not there any more',
    detail: 'Exports are kept for 7 days. Make a new one in the settings.',
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
