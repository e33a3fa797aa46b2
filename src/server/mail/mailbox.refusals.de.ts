import type { RefusalTable } from '../../sync/refusal.ts'

export const words = {
  'mailbox/mail-removed': { title: 'Nicht gefunden', detail: 'Diese E-Mail wurde entfernt.' },
} as const satisfies RefusalTable
