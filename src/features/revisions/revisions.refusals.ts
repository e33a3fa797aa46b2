import { LOCALE } from '../../language/locale.text.ts'
import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'revision/too-many-a-day': ({ limit }: { limit: number }) =>
    `You have replaced ${limit.toLocaleString(LOCALE)} texts in the last day. Go on tomorrow.`,
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
