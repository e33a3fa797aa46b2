import { LOCALE } from '../../../language/locale.text.ts'
import type { Check, Trouble } from './diagnostics.requests.ts'

export const OVERVIEW_TAB = 'Überblick'
export const SECURITY_TAB = 'Sicherheit'
export const SYSTEM_TAB = 'System'
export const NOT_LOADED = 'Das konnte nicht geladen werden'

export const OPERATIONAL = 'In Betrieb'
export const ALL_WELL = 'Alle Prüfungen der Installation sind bestanden.'
export const NEEDS_ATTENTION = 'Braucht Aufmerksamkeit'
export const TROUBLES: Record<Trouble, string> = {
  security:
    'Eine Tabelle steht anderen Unternehmen offen. Sehen Sie unter Sicherheit, Zeilensicherheit nach, und schließen Sie sie sofort.',
  disk: 'Die Platte mit dem Datenverzeichnis ist fast voll. Schaffen Sie Platz, bevor die Datenbank nichts mehr schreibt.',
  'jobs-failed':
    'Eine Hintergrundaufgabe ist in den letzten sieben Tagen endgültig fehlgeschlagen. Das Log des Servers sagt, warum.',
  'jobs-late': 'Hintergrundaufgaben warten länger als fünf Minuten. Sehen Sie nach, ob alle Knoten laufen.',
}
export const INSTALLATION = 'Installation'
export const COMPANIES = 'Unternehmen'
export const PEOPLE = 'Konten'
export const ACTIVE = 'Aktiv in den letzten sieben Tagen'
export const ROLES = 'Personen mit einer Rolle'
export const BACKGROUND = 'Hintergrundaufgaben'
export const WAITING = 'Wartend'
export const FAILED = 'Endgültig fehlgeschlagen in sieben Tagen'
export const OLDEST = 'Längste Wartezeit'
export const STORAGE = 'Speicher'
export const DATABASE_SIZE = 'Datenbank'
export const DISK_FREE = 'Frei auf der Platte'
export const VERSIONS = 'Versionen'
export const QUARTERDECK = 'Quarterdeck'
export const POSTGRESQL = 'PostgreSQL'
export const MAIL = 'E-Mail'
export const SENDS_MAIL = 'Versand über SMTP'
export const KEEPS_MAIL = 'Bleibt im Entwickler-Postfach'
export const seconds = (count: number): string => `${count.toLocaleString(LOCALE)} s`
export const milliseconds = (count: number): string => `${Math.round(count).toLocaleString(LOCALE)} ms`

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB']
export function bytesText(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1)
  const value = bytes / 1_000 ** power
  return `${value.toLocaleString(LOCALE, { maximumSignificantDigits: 3 })} ${UNITS[power]}`
}

export const ROW_SECURITY = 'Zeilensicherheit'
export const securedTables = (sound: number, all: number): string =>
  `${sound} von ${all} Tabellen sind, wie sie sein sollen.`
export const SESSION_SIGHT = 'Was diese Sitzung sieht'
export const SESSION_SIGHT_EXPLAINED =
  'Die Zeilen jeder Tabelle, die Ihre eigene Sitzung im offenen Unternehmen liest, und was Sie dürfen.'
export const PROBE = 'Fremde Zeilen'
export const PROBE_EXPLAINED =
  'Versucht als Ihre Sitzung, Zeilen eines anderen Unternehmens zu lesen, zu sperren, einzufügen, zu ändern und zu löschen. All das muss scheitern.'
export const TESTING = 'Selbsttests'
export const TESTING_EXPLAINED = 'Probiert, worauf sich der laufende Server verlässt, und misst es.'
export const SPEED = 'Tempo'
export const SPEED_EXPLAINED = 'Der Weg zum Server und zurück, und wie schnell diese Seite da war.'
export const SIDEBAR = 'Seitenleiste'
export const SIDEBAR_EXPLAINED =
  'Was alle darin finden, je nach Stufe und nach dem, was das Unternehmen eingeschaltet hat.'
export const COMPANY_MANAGEMENT = 'Unternehmensverwaltung'
export const COMPANY_MANAGEMENT_EXPLAINED = 'Plätze, Größen und Stufen des offenen Unternehmens.'
export const OPEN = 'Öffnen'
export const openPage = (page: string): string => `${OPEN}: ${page}`

export const TABLE = 'Tabelle'
export const ROWS = 'Zeilen'
export const STATE = 'Zustand'
export const POLICIES = 'Regeln'
export const rowsText = (rows: number, most: number): string =>
  rows < most ? rows.toLocaleString(LOCALE) : `${most.toLocaleString(LOCALE)} oder mehr`
export const YOUR_ROLES = 'Ihre Rollen auf der Installation'
export const AREA = 'Bereich'
export const YOUR_CAPABILITIES = 'Ihre Rechte in diesem Unternehmen'
export const NONE = 'Keine'
export const OWNER = 'Eigentümer'
export const OWNER_BOUND = 'Auch gebunden'
export const OWNER_EXEMPT = 'Umgeht die Zeilensicherheit'
export const SECURED = 'Gesichert'
export const UNSECURED = 'Offen für andere Unternehmen'
export const NO_COMPANY = 'Keines Unternehmens'
export const RUN = 'Ausführen'
export const RUN_AGAIN = 'Erneut ausführen'
export const PASSED = 'Bestanden'
export const DID_NOT_PASS = 'Fehlgeschlagen'
export const NO_OTHER_COMPANY =
  'Auf dieser Installation gibt es kein anderes Unternehmen; es ist also nichts zu probieren.'
export const triedTables = (tried: number, open: number): string =>
  open === 0
    ? `${tried} Tabellen probiert: Keine Zeile eines anderen Unternehmens ließ sich sehen, ändern, löschen oder einfügen.`
    : `${tried} Tabellen probiert: ${open} ${open === 1 ? 'steht' : 'stehen'} anderen Unternehmen offen.`
export const WHAT_WAS_DONE = {
  reads: 'gelesen',
  locks: 'gesperrt',
  inserts: 'eingefügt',
  updates: 'geändert',
  deletes: 'gelöscht',
}
export const NO_FOREIGN_ROW =
  'Nur Einfügen: Kein anderes Unternehmen, das angesehen wurde, hat dort eine Zeile'
export const CHECK_LABELS: Record<Check, string> = {
  database: 'Datenbank: eine Zeile schreiben und wieder lesen',
  listening: 'Knoten: eine Nachricht kommt an',
  files: 'Dateien: ablegen, wieder lesen und entfernen',
  clock: 'Die Uhren von Server und Datenbank stimmen überein',
  jobs: 'Hintergrundaufgaben sind pünktlich',
  queue: 'Hintergrundaufgaben: eine geht durch die Warteschlange',
  mail: 'E-Mail: der sendende Server nimmt die Anmeldung an',
  disk: 'Auf der Platte ist Platz',
}

export const TO_THE_SERVER = 'Zum Server und zurück'
export const TO_THE_DATABASE = 'Zur Datenbank und zurück'
export const medianOf = (count: number): string => `Median von ${count}`
export const PERCENTILE_95 = '95 von 100 innerhalb von'
export const SLOWEST = 'Langsamster'
export const SYNC_LAG = 'Vom Schreiben bis in diesen Browser'
export const SYNC_LAG_EXPLAINED =
  'Speichert Ihre eigenen Einstellungen mehrmals unverändert und wartet, bis jede Änderung hier ist.'
export const NO_LAG =
  'Nicht gemessen: Es gibt keine Leitung zum Server, oder in diesem Unternehmen kann nichts geschrieben werden.'
export const THIS_VISIT = 'Dieser Besuch'
export const FIRST_BYTE = 'Erstes Byte'
export const LARGEST_PAINT = 'Größter Bildaufbau'
export const LAYOUT_SHIFT = 'Layoutverschiebung'
export const MOST_ANSWERS = '95 von 100 Antworten auf Taste oder Klick innerhalb von'
export const SLOWEST_ANSWER = 'Langsamste Antwort auf Taste oder Klick'
export const THIS_DEVICE = 'Dieses Gerät'
export const CHANGES_WAITING = 'Änderungen, die noch zu senden sind'
export const KEPT_HERE = 'Auf diesem Gerät gespeichert'
export const MEMORY = 'Speicher der Seite'
export const NOT_MEASURED = 'Sagt dieser Browser nicht'
export const CHECK = 'Prüfung'
export const TOOK = 'Dauer'
export const MEASURED = 'Gemessen'
export const waitingJobs = (count: number): string => `${count} wartend`
