import { type RefusalTable, type Refuse, refusing } from '../../../sync/refusal.ts'

const table = {
  'restoring/too-long-ago': ({ days }: { days: number }) =>
    `What was archived or removed can be restored for ${days} days. This has been gone for longer.`,
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
