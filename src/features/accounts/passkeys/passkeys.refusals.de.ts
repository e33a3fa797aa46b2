import type { RefusalTable } from '../../../sync/refusal.ts'

export const words = {
  'passkey/no-such': {
    title: 'Nicht gefunden',
    detail: 'Dieser Passkey wurde bereits entfernt.',
  },
  'passkey/refused': {
    title: 'Dieser Passkey kann nicht verwendet werden',
    detail:
      'Vielleicht wurde er hier entfernt, oder es ist zu viel Zeit vergangen. Versuchen Sie es erneut, oder melden Sie sich mit Ihrem Passwort an.',
  },
  'passkey/too-many': {
    title: 'Sie haben zu viele Passkeys',
    detail: 'Entfernen Sie zuerst einen, den Sie nicht mehr verwenden.',
  },
} as const satisfies RefusalTable
