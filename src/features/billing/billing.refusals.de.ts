import type { RefusalTable } from '../../sync/refusal.ts'

export const words = {
  'billing/already-subscribed': 'Ihr Unternehmen hat bereits ein Abonnement.',
  'billing/directors-only': 'Nur die Direktion sieht und ändert, was Ihr Unternehmen bezahlt.',
  'billing/no-subscription': 'Ihr Unternehmen hat kein Abonnement, das sich ändern ließe.',
  'billing/not-entitled': {
    title: 'Ihr Unternehmen hat kein aktives Abonnement',
    detail:
      'Alles lässt sich weiterhin lesen. Um etwas zu ändern, muss die Direktion unter „Einstellungen > Abrechnung“ ein Abonnement abschließen.',
  },
  'billing/off': 'Auf diesem Server wird nichts abgerechnet.',
  'billing/provider-away':
    'Der Zahlungsdienst ist gerade nicht erreichbar. Versuchen Sie es in einigen Minuten erneut.',
  'billing/tier-unknown': 'Dieser Tarif wird nicht angeboten. Wählen Sie einen anderen.',
  'billing/unsigned': 'Die Signatur dieser Nachricht ist ungültig.',
} as const satisfies RefusalTable
