import type { RefusalTable } from '../refusal.ts'

const ACCESS_DENIED = 'Kein Zugriff'

export const words = {
  'access/no-member': {
    title: ACCESS_DENIED,
    detail: 'Sie gehören nicht mehr zu diesem Unternehmen.',
  },
  'access/other-account': {
    title: ACCESS_DENIED,
    detail:
      'In diesem Browser ist jetzt ein anderes Konto angemeldet. Melden Sie sich mit dem früheren an, um diese Änderungen zu senden.',
  },
  'access/other-client': {
    title: ACCESS_DENIED,
    detail: 'Diese Änderung stammt von einem anderen Konto. Melden Sie sich mit jenem an, um sie zu senden.',
  },
  'sync/busy': {
    title: 'Quarterdeck ist ausgelastet',
    detail: 'Viele laden gerade ihr Unternehmen. Ihres lädt gleich von selbst.',
  },
  'sync/no-room': {
    title: 'Quarterdeck ist ausgelastet',
    detail:
      'Der Speicher des Servers ist voll mit Unternehmen, in denen gearbeitet wird. Ihres lädt von selbst, sobald Platz ist.',
  },
  'sync/company-too-large': {
    title: 'Ihr Unternehmen ist zu groß für diesen Server',
    detail:
      'Seine laufende Arbeit passt nicht in den Speicher des Servers. Bitten Sie den Betreiber, LIVE_MEMORY_MB zu erhöhen.',
  },
  'sync/unreadable': {
    title: 'Nicht verstanden',
    detail:
      'Der Server konnte diese Anfrage nicht lesen. Laden Sie die Seite neu, und versuchen Sie es noch einmal.',
  },
  'sync/company-full': {
    title: 'Ihr Unternehmen ist voll',
    detail: ({ what }: { what: string }) =>
      `Mehr davon kann ein Unternehmen hier nicht haben: ${what}. Löschen Sie, was Sie nicht mehr brauchen, oder bitten Sie den Betreiber um mehr Platz.`,
  },
  'sync/conflict': {
    title: 'Nicht gespeichert',
    detail:
      'Jemand anderes hat dasselbe zur selben Zeit geändert. Prüfen Sie es, und versuchen Sie es noch einmal.',
  },
  'sync/failed':
    'Diese Änderung war nicht möglich. Versuchen Sie es noch einmal, oder laden Sie zuerst die Seite neu.',
  'sync/too-fast': {
    title: 'Einen Moment',
    detail:
      'Das ist viel auf einmal. Warten Sie ein paar Sekunden, und versuchen Sie es noch einmal; nichts von Ihrer Eingabe geht verloren.',
  },
  'sync/too-much-text': {
    title: 'Zu viel auf einmal',
    detail: ({ mebibytes }: { mebibytes: number }) =>
      `Das würde mehr als ${mebibytes} MB auf einmal neu schreiben. Teilen Sie es auf, oder archivieren Sie zuerst, was Sie nicht mehr brauchen.`,
  },
  'sync/update-available': {
    title: 'Eine neue Version der App ist da',
    detail: 'Laden Sie die Seite neu, um sie zu bekommen. Ihre Änderungen bleiben erhalten.',
  },
} as const satisfies RefusalTable
