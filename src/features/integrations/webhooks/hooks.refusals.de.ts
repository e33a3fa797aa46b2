import type { RefusalTable } from '../../../sync/refusal.ts'

const NOT_USABLE = 'Diese Adresse ist nicht verwendbar'

export const words = {
  'hook/address-not-usable': {
    title: NOT_USABLE,
    detail: 'Geben Sie eine ganze Adresse ein, die mit https:// beginnt, ohne Benutzernamen oder Passwort.',
  },
  'hook/address-private': {
    title: NOT_USABLE,
    detail:
      'Sie führt in ein privates Netz. Ob Quarterdeck dorthin senden darf, bestimmt der Betreiber dieses Servers.',
  },
  'hook/address-not-found': {
    title: NOT_USABLE,
    detail: 'Diesen Host gibt es nicht. Prüfen Sie die Adresse.',
  },
  'hook/too-many': {
    title: 'Mehr davon geht nicht',
    detail: ({ most }: { most: number }) =>
      `Ein Unternehmen hat höchstens ${most} davon. Entfernen Sie zuerst einen.`,
  },
  'hook/address-missing': {
    title: 'Die Adresse fehlt',
    detail: 'Geben Sie unter „Bearbeiten“ die Adresse ein. Kein Import bringt sie mit.',
  },
  'hook/is-off': {
    title: 'Er ist angehalten',
    detail: 'Schalten Sie ihn zuerst ein. Bis dahin wird nichts gesendet.',
  },
} as const satisfies RefusalTable
