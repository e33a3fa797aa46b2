import type { RefusalTable } from '../../sync/refusal.ts'

export const words = {
  'company/address-taken':
    'Ein anderes Unternehmen hat im selben Moment die Adresse dieses Namens belegt. Versuchen Sie es erneut.',
  'company/membership-inactive':
    'Der Wechsel ist nicht möglich: Sie sind in diesem Unternehmen nicht mehr aktiv.',
  'company/no-access': 'Sie haben keinen Zugriff auf dieses Unternehmen.',
  'company/same-words': ({ word }: { word: string }) =>
    `Zweierlei hieße „${word}“. Wählen Sie für eines ein anderes Wort.`,
  'company/too-many-founded':
    'Sie haben heute zu viele Unternehmen angelegt. Versuchen Sie es morgen erneut.',
} as const satisfies RefusalTable
