import { LOCALE } from '../language/locale.text.ts'
import type { RefusalTable } from './refusal.ts'

const ACCESS_DENIED = 'Kein Zugriff'
const CHECK_INPUT = 'Prüfen Sie Ihre Eingabe'
const NOT_SAVED = 'Nicht gespeichert'

export const words = {
  'access/denied': {
    title: ACCESS_DENIED,
    detail: 'Dazu fehlt Ihnen die Berechtigung. Fragen Sie die Leitung oder Direktion Ihres Unternehmens.',
  },
  'access/not-found': {
    title: 'Nicht gefunden',
    detail: 'Das gibt es nicht mehr, oder Sie dürfen es nicht sehen.',
  },
  'input/invalid': {
    title: CHECK_INPUT,
    detail: ({ problem }: { problem: string }) => problem,
  },
  'input/unreadable': {
    title: CHECK_INPUT,
    detail: 'Ein Teil davon ist nicht lesbar. Laden Sie die Seite neu, und versuchen Sie es noch einmal.',
  },
  'sync/too-many-changes': {
    title: 'Zu viel auf einmal',
    detail: ({ limit }: { limit: number }) =>
      `Das würde mehr als ${limit.toLocaleString(LOCALE)} Einträge auf einmal ändern. Teilen Sie es auf.`,
  },
  'sync/not-taken': {
    title: NOT_SAVED,
    detail:
      'Der Server konnte diese Änderung nicht annehmen. Laden Sie die Seite neu, und versuchen Sie es noch einmal.',
  },
  'sync/outdated': {
    title: 'Es gibt eine neue Version',
    detail: 'Laden Sie die Seite neu, und versuchen Sie es dann noch einmal.',
  },
  'sync/not-ready': {
    title: 'Noch nicht bereit',
    detail: 'Ihr Unternehmen wird noch geladen. Versuchen Sie es gleich noch einmal.',
  },
  'sync/not-stored': {
    title: NOT_SAVED,
    detail:
      'Ihr Browser hat keinen Platz mehr oder lässt diese Website nichts speichern. Schaffen Sie Platz, und versuchen Sie es noch einmal.',
  },
  'sync/no-storage': {
    title: 'Der Speicher ist gesperrt',
    detail:
      'Ihr Browser lässt diese Website nichts speichern. Erlauben Sie es in seinen Einstellungen, und laden Sie die Seite neu.',
  },
} as const satisfies RefusalTable
