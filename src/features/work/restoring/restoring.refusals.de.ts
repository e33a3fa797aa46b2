import type { RefusalTable } from '../../../sync/refusal.ts'

export const words = {
  'restoring/too-long-ago': ({ days }: { days: number }) =>
    `Archiviertes und Entferntes lässt sich ${days} Tage lang wiederherstellen. Dieses ist schon länger weg.`,
} as const satisfies RefusalTable
