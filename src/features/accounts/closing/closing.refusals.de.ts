import type { RefusalTable } from '../../../sync/refusal.ts'

export const words = {
  'closing/another-address': {
    title: 'Das ist nicht die Adresse Ihres Kontos',
    detail: 'Geben Sie die E-Mail-Adresse ein, mit der Sie sich anmelden.',
  },
  'closing/closed': {
    title: 'Dieses Konto wird gerade gelöscht',
    detail: 'Es hat keinen Zugang mehr. In einigen Minuten können Sie sich neu registrieren.',
  },
  'closing/demo': {
    title: 'Die Personen der Demo bleiben',
    detail: 'Ihre Konten gehören allen, die die Demo ausprobieren.',
  },
  'closing/last-super-admin': {
    title: 'Außer Ihnen ist niemand Super-Admin',
    detail:
      'Die Installation braucht mindestens eine Person mit dieser Stufe. Geben Sie sie zuerst jemand anderem.',
  },
  'closing/not-now': {
    title: 'Einen Moment',
    detail: 'Gerade werden andere Konten gelöscht. Versuchen Sie es in einigen Sekunden noch einmal.',
  },
  'closing/obstacle': {
    title: 'Vorher ist noch etwas zu tun',
    detail: ({ companies }: { companies: string }) =>
      `Bei ${companies} könnte danach niemand mehr das Unternehmen führen oder sein Abonnement kündigen. Geben Sie dort zuerst einer anderen Person die Stufe Direktion, oder kündigen Sie das Abonnement.`,
  },
  'closing/sign-in-again': {
    title: 'Melden Sie sich zuerst erneut an',
    detail:
      'Sie haben kein Passwort. Melden Sie sich deshalb ab und wieder an, und löschen Sie Ihr Konto innerhalb von zehn Minuten.',
  },
} as const satisfies RefusalTable
