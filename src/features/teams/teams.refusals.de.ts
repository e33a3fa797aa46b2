import type { RefusalTable } from '../../sync/refusal.ts'

export const words = {
  'team/general-is-taken':
    'Teams mit dem Namen General oder General Team erscheinen nicht in Listen. Wählen Sie einen anderen Namen.',
  'team/not-yours':
    'Auf der Stufe Leitung kann man die Teams ändern, zu denen man gehört. Bitten Sie die Direktion, dieses zu ändern.',
  'team/directors-choose-leadership': 'Welches das Führungsteam ist, bestimmt nur die Direktion.',
  'team/other-leadership':
    'Im selben Moment wurde ein anderes Team zum Führungsteam. Sehen Sie sich die Teams an, und versuchen Sie es noch einmal.',
  'team/is-meeting': 'Das Meeting des Teams läuft. Beenden Sie es zuerst.',
  'team/deleted-too-long-ago': ({ days }: { days: number }) =>
    `Ein gelöschtes Team lässt sich ${days} Tage lang wiederherstellen; dieses wurde früher gelöscht.`,
  'team/has-company-goals':
    'Diesem Team gehören die Unternehmensziele. Wählen Sie zuerst ein anderes Führungsteam, dann wechseln sie dorthin.',
  'team/already-on-it': 'Diese Person ist schon im Team.',
} as const satisfies RefusalTable
