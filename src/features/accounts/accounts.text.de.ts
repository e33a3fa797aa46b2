export const BACK_TO_SIGN_IN = 'Zurück zur Anmeldung'
export const EMAIL = 'E-Mail'
export const FULL_NAME = 'Vor- und Nachname'
export const SIGN_IN = 'Anmelden'

export const ADDRESS_TOO_LONG = 'Diese E-Mail-Adresse ist zu lang.'
export const ENTER_A_PASSWORD = 'Geben Sie ein Passwort ein.'
export const ENTER_AN_ADDRESS = 'Geben Sie eine E-Mail-Adresse wie name@company.com ein.'
export const ENTER_YOUR_NAME = 'Geben Sie Ihren Namen ein.'
export const atMost = (characters: number): string => `Höchstens ${characters} Zeichen.`

export const PROFILE = 'Profil'
export const PROFILE_NOT_LOADED = 'Ihr Profil konnte nicht geladen werden'
export const PROFILE_NOT_UPDATED = 'Profil nicht gespeichert'
export const PICTURE_NOT_STORED =
  'Der Server konnte das Bild nicht ablegen. Versuchen Sie es gleich noch einmal.'
export const YOUR_NAME = 'Ihr Name'
export const HOW_COLLEAGUES_SEE_YOU = 'So erscheinen Sie in jedem Unternehmen.'
export const SAVE = 'Speichern'
export const SUCCESS = 'Erledigt'
export const NAME_UPDATED = 'Ihr Name wurde geändert.'
