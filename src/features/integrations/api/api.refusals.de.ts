import type { RefusalTable } from '../../../sync/refusal.ts'

const UNREADABLE = 'Die Anfrage war nicht lesbar'

export const words = {
  'api/no-such-call': {
    title: 'Diesen Aufruf gibt es nicht',
    detail: 'Die Dokumentation listet jede Abfrage und Mutation, die ein Token aufrufen kann.',
  },
  'api/page': {
    title: UNREADABLE,
    detail: ({ max }: { max: number }) =>
      `Senden Sie ein pageLimit von 1 bis ${max}, und als cursor, was die Seite davor nannte.`,
  },
  'api/key': { title: UNREADABLE, detail: 'Ein Idempotency-Key hat 1 bis 200 sichtbare Zeichen.' },
  'api/key-used': {
    title: 'Dieser Idempotency-Key wurde für etwas anderes benutzt',
    detail: 'Senden Sie darunter dieselbe Anfrage noch einmal, oder eine andere unter einem neuen.',
  },
  'api/too-much-history': {
    title: 'Das reicht zu weit zurück',
    detail: ({ rows }: { rows: number }) =>
      `Es würde mehr als ${rows} frühere Zeilen lesen. Fragen Sie nach weniger auf einmal.`,
  },
} as const satisfies RefusalTable
