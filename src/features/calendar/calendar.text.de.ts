import type { FeedKind } from './calendar.requests.ts'

export const CALENDAR = 'Kalender'
export const CALENDAR_TITLE = 'Ihr Kalender'
export const CALENDAR_EXPLAINED =
  'Ihr Kalender liest Ihre Arbeit über geheime Adressen, eine für jede Art, und übernimmt jede Änderung. Sonst erfährt er nichts.'
export const FEED_TITLES: Record<FeedKind, string> = {
  meetings: 'Termine Ihrer Teams',
  tasks: 'Ihre Aufgaben',
  goals: 'Ihre Ziele',
}
export const FEED_EXPLAINED: Record<FeedKind, string> = {
  meetings: 'Die Meetings des kommenden halben Jahres.',
  tasks: 'Jede am Tag ihrer Fälligkeit; erledigte noch 30 Tage lang, mit einem Häkchen.',
  goals: 'Ziele, für die Sie zuständig sind, an ihrem Zieldatum, und Ihre Meilensteine.',
}
export const MAKE_ADDRESS = 'Adresse anlegen'
export const ANOTHER_ADDRESS = 'Neue Adresse anlegen'
export const END_FEED = 'Adresse widerrufen'
/** The name of a button that stands once for each kind. */
export const actOn = (act: string, kind: FeedKind): string => `${act}: ${FEED_TITLES[kind]}`
export const FEED_ENDED = 'Die Adresse funktioniert nicht mehr'
export const YOUR_ADDRESS = 'Ihre geheime Adresse'
export const HOW_TO_SUBSCRIBE =
  'Fügen Sie sie in Ihrem Kalender hinzu, meist unter einem Namen wie „Per URL hinzufügen“. Sie wird nur jetzt angezeigt. Wer sie hat, kann dasselbe lesen.'
export const isReadSince = (day: string): string =>
  `Ihre Adresse gilt seit ${day}. Sie kann nicht noch einmal angezeigt werden. Eine neue ersetzt sie.`
export const NO_FEED = 'Sie haben noch keine Adresse.'
export const FEED_NOT_LOADED = 'Ihre Adresse konnte nicht geladen werden'
export const FEED_NOT_MADE = 'Adresse nicht angelegt'
export const FEED_NOT_ENDED = 'Die Adresse funktioniert weiterhin'
export const DOWNLOAD = 'Herunterladen (.ics)'
export const downloadOf = (team: string): string => `Meetings von ${team} herunterladen (.ics)`
export const BY_FILE = 'Oder als Datei'
export const BY_FILE_EXPLAINED =
  'Die Meetings des nächsten halben Jahres, wie sie jetzt geplant sind. Laden Sie die Datei nach Verschiebungen erneut herunter.'
