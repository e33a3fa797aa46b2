import type { RefusalTable } from '../../../sync/refusal.ts'

export const words = {
  'source/calculated': {
    title: 'Eine Formel füllt diese Kennzahl',
    detail: 'Schalten Sie die Formel zuerst unter „Kennzahl einrichten“ ab.',
  },
  'source/secrets-again': {
    title: 'Geben Sie die Header noch einmal ein',
    detail:
      'Geheimnisse werden nur an den Host gesendet, für den sie eingegeben wurden. Die Adresse führt zu einem anderen; geben Sie die Werte der Header neu ein.',
  },
  'source/secrets-missing': {
    title: 'Geheime Angaben fehlen',
    detail:
      'Geben Sie unter „Bearbeiten“ die ganze Adresse, die Werte der Header und den Inhalt ein, wo „…“ steht oder ein Wert fehlt. Kein Import bringt sie mit.',
  },
  'source/not-usable': { title: 'Das ist nicht verwendbar', detail: ({ why }: { why: string }) => why },
  'source/directors-only':
    'Die Datenbanken des Unternehmens kann nur abfragen, wer seine Einstellungen verwaltet.',
  'source/too-many': {
    title: 'Mehr davon geht nicht',
    detail: ({ most }: { most: number }) =>
      `In einem Unternehmen füllen sich höchstens ${most} Kennzahlen selbst. Entfernen Sie zuerst eine Quelle.`,
  },
  'data-source/password': {
    title: 'Geben Sie das Passwort ein',
    detail: 'Ein Passwort wird nur an den Host gesendet, für den es eingegeben wurde.',
  },
  'data-source/used': {
    title: 'Kennzahlen werden daraus gelesen',
    detail: ({ count }: { count: number }) =>
      `${count === 1 ? 'Eine Kennzahl wird' : `${count} Kennzahlen werden`} aus dieser Datenbank gelesen. Entfernen Sie zuerst, was sie füllt.`,
  },
  'data-source/too-many': {
    title: 'Mehr davon geht nicht',
    detail: ({ most }: { most: number }) =>
      `Ein Unternehmen hat höchstens ${most} Datenbanken. Entfernen Sie zuerst eine.`,
  },
} as const satisfies RefusalTable
