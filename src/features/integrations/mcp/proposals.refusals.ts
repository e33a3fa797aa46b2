import { type RefusalTable, type Refuse, refusing } from '../../../sync/refusal.ts'

const table = {
  'proposal/too-many': {
    title: 'Too many proposals are waiting',
    detail: ({ limit }: { limit: number }) =>
      `${limit} wait for their person, who applies or dismisses them under Settings, Integrations.`,
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
