import type { RefusalTable } from '../../sync/refusal.ts'

const UNREADABLE = 'Die Anfrage war nicht lesbar'
const TOO_MUCH = 'Das ist zu viel auf einmal'

export const words = {
  'request/address-too-long': {
    title: 'Diese Adresse ist zu lang',
    detail: 'Bleiben Sie unter 8 KiB.',
  },
  'request/invalid': {
    title: 'Prüfen Sie Ihre Eingabe',
    detail: ({ problem }: { problem: string }) => problem,
  },
  'request/local-only': {
    title: 'Von hier aus nicht verfügbar',
    detail:
      'Senden Sie das METRICS_TOKEN. Ohne eines antwortet der Server nur der eigenen Maschine, und nur wenn niemand sonst ihn erreicht.',
  },
  'request/no-address': {
    title: UNREADABLE,
    detail:
      'Der Proxy vor Quarterdeck sagt nicht, von welcher Adresse sie kam. Wenden Sie sich an den Betreiber.',
  },
  'request/no-token': {
    title: 'Ein Token wird benötigt',
    detail:
      'Senden Sie „Authorization: Bearer“ mit einem Token. Es gibt sie unter Einstellungen, Integrationen.',
  },
  'request/not-json': { title: UNREADABLE, detail: 'Senden Sie JSON.' },
  'request/other-site': {
    title: 'Das kam von einer anderen Website',
    detail: 'Öffnen Sie Quarterdeck selbst und versuchen Sie es dort noch einmal.',
  },
  'request/signed-out': {
    title: 'Sie sind nicht angemeldet',
    detail: 'Melden Sie sich an, um fortzufahren; nichts von Ihrer Eingabe geht verloren.',
  },
  'request/too-deep': {
    title: TOO_MUCH,
    detail: ({ levels }: { levels: number }) => `Die Daten sind tiefer als ${levels} Ebenen verschachtelt.`,
  },
  'request/too-large': { title: TOO_MUCH, detail: 'Senden Sie es in kleineren Teilen.' },
  'request/too-many-connections': {
    title: TOO_MUCH,
    detail:
      'Aus Ihrem Netz sind zu viele Verbindungen offen. Schließen Sie einige Tabs, oder versuchen Sie es gleich noch einmal.',
  },
  'request/too-many-entries': {
    title: TOO_MUCH,
    detail: ({ entries }: { entries: number }) =>
      `Eine Liste hat mehr als ${entries} Einträge: Senden Sie sie in Teilen.`,
  },
  'request/too-slow': {
    title: 'Das hat zu lange gedauert',
    detail: 'Ihre Anfrage kam nicht rechtzeitig an. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
  },
  'request/unreadable': {
    title: UNREADABLE,
    detail: 'Sie war fehlerhaft. Laden Sie die Seite neu, und versuchen Sie es noch einmal.',
  },
  'server/failed': {
    title: 'Etwas ist schiefgegangen',
    detail: 'Das lag nicht an Ihnen, und wir wissen davon. Versuchen Sie es gleich noch einmal.',
  },
  'server/files-unavailable': {
    title: 'Dateien sind gerade nicht verfügbar',
    detail: 'Der Ort, an dem Quarterdeck sie aufbewahrt, antwortet nicht. Versuchen Sie es in Kürze wieder.',
  },
  'server/no-secret-key': {
    title: 'Dafür wird ein SECRET_KEY benötigt',
    detail:
      'Quarterdeck hat keinen Schlüssel, um das zu verschlüsseln. Bitten Sie den Betreiber dieses Servers, SECRET_KEY zu setzen.',
  },
  'server/read-only': {
    title: 'Im Moment kann nichts gespeichert werden',
    detail:
      'Die Datenbank von Quarterdeck nimmt keine Änderungen an; lesen lässt sich alles. Versuchen Sie es in Kürze wieder.',
  },
  'server/restarting': {
    title: 'Quarterdeck ist gerade nicht verfügbar',
    detail: 'Es wird neu gestartet. Versuchen Sie es in Kürze wieder.',
  },
  'server/unavailable': {
    title: 'Quarterdeck ist gerade nicht verfügbar',
    detail: 'Die Datenbank antwortet nicht. Versuchen Sie es in Kürze wieder.',
  },
} as const satisfies RefusalTable
