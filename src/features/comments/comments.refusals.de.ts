import type { RefusalTable } from '../../sync/refusal.ts'

export const words = {
  'comment/may-not': 'Sie können diese Diskussion lesen. Kommentieren kann nur, wer daran arbeitet.',
  'comment/archived': 'Das wurde archiviert. Stellen Sie es wieder her, um weiter zu diskutieren.',
  'comment/too-many': ({ limit }: { limit: number }) =>
    `Diese Diskussion hat ${limit} Kommentare, mehr sind nicht möglich. Legen Sie für alles Weitere ein Thema oder eine Aufgabe an.`,
  'comment/too-many-an-hour': ({ limit }: { limit: number }) =>
    `Sie haben innerhalb einer Stunde ${limit} Kommentare geschrieben. Versuchen Sie es etwas später erneut.`,
  'comment/author-only': 'Einen Kommentar kann nur bearbeiten, wer ihn geschrieben hat.',
  'comment/author-or-manager-only':
    'Einen Kommentar kann nur löschen, wer ihn geschrieben hat oder das Team verwaltet.',
  'comment/deleter-only': 'Einen Kommentar kann nur wiederherstellen, wer ihn gelöscht hat.',
  'comment/deleted': 'Der Kommentar wurde gelöscht.',
  'comment/edited-too-often': ({ limit }: { limit: number }) =>
    `Dieser Kommentar wurde ${limit}-mal bearbeitet. Schreiben Sie stattdessen einen neuen.`,
} as const satisfies RefusalTable
