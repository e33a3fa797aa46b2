import type { RefusalTable } from '../../../sync/refusal.ts'

export const words = {
  'proposal/too-many': {
    title: 'Zu viele Vorschläge warten',
    detail: ({ limit }: { limit: number }) =>
      `${limit} warten auf ihre Person, die sie unter Einstellungen, Integrationen anwendet oder verwirft.`,
  },
} as const satisfies RefusalTable
