import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'leaving/cannot-take-over':
    'Whoever takes over a team’s work has to see that team. Choose one of its members, or a director.',
  'leaving/last-director': 'Nobody would be left to direct the company. Make somebody else a director first.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
