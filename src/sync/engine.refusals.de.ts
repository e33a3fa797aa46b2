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
    detail: 'Laden Sie die Seite neu, und versuchen Sie es noch einmal.',
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
    detail: 'Erlauben Sie Ihrem Browser, hier etwas zu speichern, und laden Sie die Seite neu.',
  },
  'access/no-member': {
    title: ACCESS_DENIED,
    detail: 'Sie gehören nicht mehr zu diesem Unternehmen.',
  },
  'access/other-client': {
    title: ACCESS_DENIED,
    detail: 'Das hat ein anderes Konto geändert. Melden Sie sich damit an, um es zu senden.',
  },
  'sync/company-full': {
    title: 'Ihr Unternehmen ist voll',
    detail: ({ what }: { what: string }) =>
      `Mehr davon kann ein Unternehmen hier nicht haben: ${what}. Löschen Sie, was Sie nicht mehr brauchen, oder bitten Sie den Betreiber um mehr Platz.`,
  },
  'sync/conflict': {
    title: 'Nicht gespeichert',
    detail: 'Jemand anderes hat das eben auch geändert. Prüfen Sie es, und versuchen Sie es noch einmal.',
  },
  'sync/failed':
    'Diese Änderung war nicht möglich. Versuchen Sie es noch einmal, oder laden Sie zuerst die Seite neu.',
  'sync/too-much-text': {
    title: 'Zu viel auf einmal',
    detail: ({ mebibytes }: { mebibytes: number }) =>
      `Das würde mehr als ${mebibytes} MB auf einmal neu schreiben. Teilen Sie es auf, oder archivieren Sie zuerst, was Sie nicht mehr brauchen.`,
  },
} as const satisfies RefusalTable
