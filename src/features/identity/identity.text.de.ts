export const NOT_LOADED = 'Die Anmeldung konnte nicht geladen werden'
export const NOT_CHANGED = 'Das konnte nicht geändert werden'

export const PROVIDER = 'Anbieter Ihres Unternehmens'
export const PROVIDER_EXPLAINED =
  'Wer eine Adresse Ihrer Domains hat, meldet sich dort an, wo Ihr Unternehmen seine Konten führt (OpenID Connect). Wer noch kein Mitglied ist, wird es.'
export const REDIRECT_URI = 'Rücksprungadresse'
export const REDIRECT_EXPLAINED = 'Geben Sie diese Adresse beim Anbieter ein; er sendet alle hierher zurück.'
export const ISSUER = 'Issuer'
export const ISSUER_EXPLAINED =
  'Die Adresse, unter der sich der Anbieter beschreibt, genau wie er sie nennt. Er muss die Adressen der Personen durch den Claim email_verified bestätigen oder bei Microsoft Entra ID durch die optionalen Claims email und xms_edov.'
export const CLIENT_ID = 'Client-ID'
export const CLIENT_SECRET = 'Client-Secret'
export const SECRET_KEPT =
  'Verschlüsselt gespeichert und nie wieder gezeigt. Lassen Sie es leer, um das jetzige zu behalten.'
export const SECRET_EXPLAINED = 'Verschlüsselt gespeichert und nie wieder gezeigt.'
export const LEVEL_OF_NEWCOMERS = 'Stufe neuer Mitglieder'
export const TEAMS_OF_NEWCOMERS = 'Teams neuer Mitglieder'
export const NO_TEAMS = 'Keine'
export const REQUIRE_PROVIDER = 'Mitglieder dieser Domains melden sich nur beim Anbieter an'
export const REQUIRED_EXPLAINED =
  'Ihre Passwörter lassen dann niemanden ein. Die Direktion kann ihre weiter benutzen, damit ein ausgefallener Anbieter niemanden auf Dauer aussperrt.'
export const SAVE_PROVIDER = 'Speichern'
export const PROVIDER_SAVED = 'Gespeichert'
export const TEST_PROVIDER = 'Gespeicherten Anbieter testen'
export const PROVIDER_WORKS = 'Der Anbieter antwortet'
export const PROVIDER_WORKS_DETAIL =
  'Er beschreibt sich wie eingegeben und bietet, was zum Anmelden nötig ist. Ob Client-ID und Secret stimmen, zeigt die erste Anmeldung.'
export const TEST_FAILED = 'Der Anbieter ließ sich nicht testen'
export const END_PROVIDER = 'Anbieter nicht mehr verwenden'
export const END_QUESTION = 'Den Anbieter nicht mehr verwenden?'
export const END_DETAIL =
  'Niemand meldet sich mehr dort an. Wer ein Passwort hat, benutzt es weiter; alle anderen können eines wählen: „Passwort vergessen“.'

export const DOMAINS = 'E-Mail-Domains'
export const DOMAINS_EXPLAINED = 'Eine Domain zählt, sobald Ihr Unternehmen gezeigt hat, dass sie ihm gehört.'
export const NO_DOMAINS = 'Noch keine Domain ist eingetragen.'
export const VERIFIED = 'Bestätigt'
export const UNVERIFIED = 'Nicht bestätigt'
const RECORD = 'TXT-Eintrag'
export const RECORD_EXPLAINED =
  'Legen Sie das als TXT-Eintrag der Domain an, wo Ihr Unternehmen seine Namen verwaltet, und prüfen Sie dann.'
export const CHECK_RECORD = 'Prüfen'
export const REMOVE = 'Entfernen'
export const removeDomain = (domain: string): string => `${domain} entfernen`
export const checkDomain = (domain: string): string => `${domain} prüfen`
export const recordOf = (domain: string): string => `${RECORD} von ${domain}`
export const DOMAIN = 'Domain'
export const ADD_DOMAIN = 'Domain hinzufügen'
export const DOMAIN_VERIFIED = 'Die Domain ist bestätigt'
