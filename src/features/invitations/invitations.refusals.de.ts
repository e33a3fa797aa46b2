import type { RefusalTable } from '../../sync/refusal.ts'
import { ACCESS_DENIED } from '../rights/rights.text.de.ts'

export const words = {
  'invitation/sending-not-yours': {
    title: ACCESS_DENIED,
    detail: 'Ihnen fehlt die Berechtigung, jemanden einzuladen.',
  },
  'invitation/resending-not-yours': {
    title: ACCESS_DENIED,
    detail: 'Ihnen fehlt die Berechtigung, Einladungen noch einmal zu senden.',
  },
  'invitation/revoking-not-yours': {
    title: ACCESS_DENIED,
    detail: 'Ihnen fehlt die Berechtigung, Einladungen zurückzunehmen.',
  },
  'invitation/level-not-yours': {
    title: ACCESS_DENIED,
    detail: 'Mit dieser Stufe können Sie niemanden einladen.',
  },
  'invitation/team-not-yours': {
    title: ACCESS_DENIED,
    detail: 'Sie können nur in Teams einladen, die Sie verwalten.',
  },
  'invitation/not-an-address': 'Geben Sie eine E-Mail-Adresse wie name@company.com ein.',
  'invitation/already-a-member': 'Diese Person gehört schon zum Unternehmen.',
  'invitation/already-invited':
    'Diese Person ist schon eingeladen. Senden Sie die Einladung stattdessen noch einmal.',
  'invitation/limit-reached': ({ limit }: { limit: number }) =>
    `Ihr Unternehmen hat an einem Tag ${limit} Einladungen gesendet; mehr geht nicht. Versuchen Sie es morgen wieder.`,
  'invitation/too-many-held': ({ limit }: { limit: number }) =>
    `${limit} Ihrer Einladungen wurden nicht gesendet, weil es an einem Tag zu viele waren. Versuchen Sie es morgen wieder.`,
  'invitation/no-longer-valid':
    'Diese Einladung gilt nicht mehr: Sie wurde benutzt, zurückgenommen oder ist älter als 7 Tage. Bitten Sie um eine neue.',
  'invitation/other-address':
    'Diese Einladung ging an eine andere E-Mail-Adresse. Melden Sie sich mit jener an, um sie anzunehmen.',
  'invitation/signed-out': 'Sie sind abgemeldet. Melden Sie sich an, um diese Einladung zu beantworten.',
} as const satisfies RefusalTable
