import type { RefusalTable } from '../refusal.ts'

const ACCESS_DENIED = 'Kein Zugriff'

export const words = {
  'access/other-account': {
    title: ACCESS_DENIED,
    detail:
      'In diesem Browser ist jetzt ein anderes Konto angemeldet. Melden Sie sich mit dem früheren an, um diese Änderungen zu senden.',
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
  'sync/too-fast': {
    title: 'Einen Moment',
    detail:
      'Das ist viel auf einmal. Warten Sie ein paar Sekunden, und versuchen Sie es noch einmal; nichts von Ihrer Eingabe geht verloren.',
  },
  'sync/update-available': {
    title: 'Eine neue Version der App ist da',
    detail: 'Laden Sie die Seite neu, um sie zu bekommen. Ihre Änderungen bleiben erhalten.',
  },
} as const satisfies RefusalTable
