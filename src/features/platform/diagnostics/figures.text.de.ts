export const CONNECTIONS = 'Verbindungen'
export const NODE = 'Knoten'
export const STARTED = 'Läuft seit'
export const LINES = 'Offene Leitungen'
export const PEOPLE_THERE = 'Personen'
export const COMPANIES_OPEN = 'Unternehmen'
export const nodeName = (host: string, id: string): string => `${host} (${id.slice(0, 4)})`

export const FAILED_SIGN_INS = 'Fehlgeschlagene Anmeldungen'
export const NONE_FAILED = 'Keine in den letzten 30 Tagen.'
export const FAILED_EXPLAINED =
  'Falsche Passwörter, Codes und Passkeys sowie Versuche über der Grenze. Nur der Anfang einer Netzadresse wird aufbewahrt, 30 Tage lang.'
export const BY_DAY = 'Fehlgeschlagene Anmeldungen nach Tagen'
export const LATEST = 'Letzte fehlgeschlagene Anmeldungen'
export const DAY = 'Tag'
export const ATTEMPTS = 'Versuche'
export const NETWORK = 'Netz'
export const UNKNOWN_NETWORK = 'Unbekannt'
export const LAST_AT = 'Letzter Versuch'
