import { LOCALE } from '../../language/locale.text.de.ts'
import type { RefusalTable } from '../../sync/refusal.ts'

export const words = {
  'revision/too-many-a-day': ({ limit }: { limit: number }) =>
    `Sie haben in den letzten 24 Stunden ${limit.toLocaleString(LOCALE)} Texte ersetzt. Machen Sie morgen weiter.`,
} as const satisfies RefusalTable
