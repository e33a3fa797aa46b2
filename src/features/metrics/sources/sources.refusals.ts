import { type RefusalTable, type Refuse, refusing } from '../../../sync/refusal.ts'

const table = {
  'source/calculated': {
    title: 'A formula fills this metric',
    detail: 'Switch the formula off in Configure Metric first.',
  },
  'source/secrets-again': {
    title: 'Enter the headers again',
    detail:
      'Secrets are sent only to the host that they were entered for. The address leads to another one, so enter the values of the headers again.',
  },
  'source/secrets-missing': {
    title: 'Its secrets are missing',
    detail:
      'Under Edit, enter the whole address, the values of the headers and the body, wherever “…” stands or a value is missing. No import brings them along.',
  },
  'source/not-usable': { title: 'This can’t be used', detail: ({ why }: { why: string }) => why },
  'source/directors-only': {
    kind: 'denied',
    detail: 'Only those who look after the company’s settings can query its databases.',
  },
  'source/too-many': {
    title: 'No more of these',
    detail: ({ most }: { most: number }) =>
      `In a company at most ${most} metrics fill themselves. Remove a source first.`,
  },
  'data-source/password': {
    title: 'Enter the password',
    detail: 'A password is sent only to the host that it was entered for.',
  },
  'data-source/used': {
    title: 'Metrics are read from it',
    detail: ({ count }: { count: number }) =>
      `${count === 1 ? 'One metric is' : `${count} metrics are`} read from this database. Remove what fills them first.`,
  },
  'data-source/too-many': {
    title: 'No more of these',
    detail: ({ most }: { most: number }) => `A company has at most ${most} databases. Remove one first.`,
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
