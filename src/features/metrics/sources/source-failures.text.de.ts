export const REQUEST_FAILURES = {
  'bad-address': 'Die Adresse ist nicht verwendbar.',
  'not-https': 'Die Adresse beginnt nicht mit https://.',
  port: 'Die Adresse nennt einen Port, der nicht verwendbar ist.',
  private: 'Die Adresse führt in ein privates Netz.',
  'not-found': 'Diesen Host gibt es nicht.',
  unreachable: 'Der Host ist nicht erreichbar.',
  certificate: 'Dem Zertifikat des Hosts wird nicht vertraut.',
  'too-slow': 'Die Antwort dauerte zu lange.',
  'too-large': 'Die Antwort ist zu groß.',
}

export const PATH_FAILURES = {
  path: 'Der JSON-Pfad ist nicht lesbar.',
  json: 'Die Antwort ist kein JSON.',
  nothing: 'Am JSON-Pfad steht nichts.',
  several: 'Am JSON-Pfad stehen mehrere Werte. Nennen Sie einen davon.',
  'not-a-number': 'Was am JSON-Pfad steht, ist keine Zahl.',
  'too-hard': 'Dem JSON-Pfad zu folgen, dauert zu lange.',
}

export const answered = (status: number): string => `Die Antwort war ${status}.`
export const redirected = (status: number): string =>
  `Die Antwort war ${status}: Sie führt zu einer anderen Adresse, der nicht gefolgt wird. Geben Sie jene ein.`
export const NOT_JSON = 'Die Antwort ist kein JSON.'
export const NO_RIGHTS =
  'Wer das eingerichtet hat, darf es vielleicht nicht mehr. Jemand mit der Berechtigung muss es ansehen und noch einmal speichern.'
export const UNEXPECTED = 'Etwas Unerwartetes ist geschehen. Es wird noch einmal versucht.'
export const UNREADABLE = 'Die Geheimnisse sind nicht mehr lesbar. Geben Sie sie neu ein.'
export const BY_A_PROGRAM = 'ein Programm'

export const SQL_FAILURES = {
  'own-database': 'Das ist der Host der eigenen Datenbank des Servers. Nur der Betreiber kann das erlauben.',
  'needs-tls':
    'Schalten Sie TLS ein. Ohne TLS werden nur Hosts gefragt, die der Betreiber dieses Servers genannt hat.',
  'no-tls':
    'Dieser Server bietet keine verschlüsselten Verbindungen an. Sein Betreiber muss TLS einschalten.',
  port: 'Der Port ist nicht verwendbar.',
  'too-slow': 'Die Abfrage dauerte zu lange.',
  'too-large': 'Die Abfrage liefert zu viel. Wählen Sie eine Zahl aus.',
} as const

export const ROW_FAILURES = {
  'no-row': 'Die Abfrage fand keine Zeile.',
  rows: 'Die Abfrage fand mehrere Zeilen. Wählen Sie eine Zahl oder zwei Spalten: einen Tag jeder Woche und ihre Zahl.',
  columns:
    'Die Abfrage wählt zu viele Spalten. Wählen Sie eine Zahl oder zwei Spalten: einen Tag jeder Woche und ihre Zahl.',
  'no-value': 'Die Abfrage fand keine Zahl.',
  'not-a-number': 'Was die Abfrage fand, ist keine Zahl.',
  'not-a-day': 'Die erste Spalte ist kein Tag wie 2026-02-27.',
  'too-many': 'Die Abfrage fand mehr als 60 Wochen.',
} as const

export const NO_DATA_SOURCE = 'Die Datenbank ist nicht mehr eingerichtet.'
export const databaseSaid = (message: string): string => `Die Datenbank meldete: ${message}`
export const SQL_FAILED = 'Die Abfrage ist fehlgeschlagen. Die Direktion kann sehen, warum.'
