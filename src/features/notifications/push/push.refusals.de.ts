import type { RefusalTable } from '../../../sync/refusal.ts'

export const words = {
  'push/unavailable': {
    title: 'Push ist nicht verfügbar',
    detail: 'Wer diese Installation betreibt, muss zuerst SECRET_KEY setzen.',
  },
  'push/unusable': {
    title: 'Dieser Browser ist nicht erreichbar',
    detail:
      'Die Adresse, die er für Push angegeben hat, führt nirgendwohin im Internet. Versuchen Sie es erneut, oder nehmen Sie einen anderen Browser.',
  },
} as const satisfies RefusalTable
