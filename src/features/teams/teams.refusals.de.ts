import type { RefusalTable } from '../../sync/refusal.ts'

export const words = {
  'team/general-is-taken':
    'Teams namens General oder General Team erscheinen nicht in Listen. Wählen Sie einen anderen Namen.',
  'team/not-yours': 'Die Leitung kann nur die eigenen Teams ändern. Bitten Sie die Direktion darum.',
  'team/directors-choose-leadership': 'Welches das Führungsteam ist, bestimmt nur die Direktion.',
  'team/other-leadership':
    'Eben wurde ein anderes Team zum Führungsteam. Prüfen Sie es, und versuchen Sie es noch einmal.',
  'team/is-meeting': 'Das Meeting des Teams läuft. Beenden Sie es zuerst.',
  'team/deleted-too-long-ago': ({ days }: { days: number }) =>
    `Ein gelöschtes Team lässt sich ${days} Tage lang wiederherstellen; dieses wurde früher gelöscht.`,
  'team/has-company-goals':
    'Diesem Team gehören die Unternehmensziele. Wählen Sie zuerst ein anderes Führungsteam, dann wechseln sie dorthin.',
  'team/already-on-it': 'Diese Person ist schon im Team.',
} as const satisfies RefusalTable
