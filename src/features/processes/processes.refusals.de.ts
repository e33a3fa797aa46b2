import type { RefusalTable } from '../../sync/refusal.ts'

const denied = <const Detail extends string>(detail: Detail) => ({ title: 'Kein Zugriff', detail }) as const

export const words = {
  'process/managers-only': denied('Das können nur die, die das Team verwalten. Fragen Sie dort nach.'),
  'process/not-yours': denied('Nur wem dieser Prozess gehört und wer das Team verwaltet, kann ihn ändern.'),
  'process/owner-not-on-team': 'Wählen Sie ein aktives Mitglied des Teams.',
  'process/room': ({ limit }: { limit: number }) =>
    `Hier ist Platz für ${limit}. Entfernen Sie zuerst etwas.`,
  'process/too-many-archived': ({ limit }: { limit: number }) =>
    `In Ihrem Unternehmen wurden vor Kurzem mehr als ${limit} Prozesse archiviert. Fügen Sie andere später hinzu.`,
  'process/too-long': ({ over }: { over: number }) =>
    `Bleiben Sie bei etwa drei Seiten. ${over} Zeichen sind zu viel.`,
  'process/archived': 'Dieser Prozess ist archiviert. Stellen Sie ihn wieder her, um ihn zu ändern.',
  'process/review-every': 'Wählen Sie 3, 6 oder 12 Monate, oder nie.',
  'process/no-steps': 'Schreiben Sie mindestens einen Schritt, bevor Sie veröffentlichen.',
  'process/nothing-new': 'Seit der letzten Veröffentlichung hat sich nichts geändert.',
  'process/change-note-required':
    'Sagen Sie, was sich geändert hat, damit alle wissen, was sie lesen sollen.',
  'process/not-published': 'Dieser Prozess ist noch nicht veröffentlicht.',
  'process/reader-required': 'Wählen Sie, wer ihn lesen soll.',
  'process/reader-there': 'Um diese Bestätigung ist schon gebeten.',
  'process/newer-version': ({ version }: { version: number }) =>
    `Während Sie gelesen haben, ist Version ${version} erschienen. Lesen Sie, was sich geändert hat, und bestätigen Sie noch einmal.`,
  'process/suggestions-a-day': ({ limit }: { limit: number }) =>
    `Sie haben am letzten Tag ${limit} Vorschläge gemacht. Machen Sie den nächsten morgen.`,
  'process/no-review': 'Wählen Sie erst, wie oft er geprüft werden soll.',
} as const satisfies RefusalTable
