export const DATABASES = 'Datenbanken'
export const DATABASES_EXPLAINED =
  'Kennzahlen können aus einer PostgreSQL-Datenbank des Unternehmens gelesen werden. Verwenden Sie dort ein Konto, das lesen darf und sonst nichts.'
export const NO_DATABASES = 'Keine Datenbank ist eingerichtet.'
export const ADD_DATABASE = 'Datenbank hinzufügen'
export const EDIT_DATABASE = 'Datenbank bearbeiten'
export const NOT_LOADED = 'Nicht geladen'
export const NOT_DONE = 'Das hat nicht geklappt'
export const ENCRYPTED = 'TLS'
export const NOT_ENCRYPTED = 'Ohne TLS'
export const usedBy = (count: number): string =>
  count === 0
    ? 'Keine Kennzahl wird daraus gelesen'
    : `${count} ${count === 1 ? 'Kennzahl wird' : 'Kennzahlen werden'} daraus gelesen`
export const TEST = 'Testen'
export const WORKS = 'Die Datenbank antwortet'
export const EDIT = 'Bearbeiten'
export const REMOVE = 'Entfernen'
export const actsOf = (name: string): string => `Aktionen für ${name}`
export const removing = (name: string): string => `${name} entfernen?`
export const REMOVED_DETAIL = 'Das Passwort dazu wird vergessen.'
export const NAME = 'Name'
export const HOST = 'Host'
export const PORT = 'Port'
export const DATABASE_NAME = 'Datenbank'
export const USER = 'Benutzer'
export const PASSWORD = 'Passwort'
export const PASSWORD_HINT = 'Verschlüsselt gespeichert und nie wieder gezeigt.'
export const PASSWORD_KEPT = 'Leer gelassen, bleibt es. Für einen anderen Host muss es neu eingegeben werden.'
export const USE_TLS = 'Verbindung verschlüsseln (TLS) und das Zertifikat des Hosts prüfen'
export const CERTIFICATE = 'Zertifikat der Zertifizierungsstelle'
export const CERTIFICATE_HINT =
  'Nur wenn das Zertifikat des Hosts von keiner öffentlichen Stelle stammt. Beginnt mit -----BEGIN CERTIFICATE-----.'
