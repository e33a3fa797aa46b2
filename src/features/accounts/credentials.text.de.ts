export const PASSWORD_AND_ADDRESS = 'Passwort und E-Mail'
export const WHAT_YOU_SIGN_IN_WITH =
  'Damit melden Sie sich an. Über jede Änderung informieren wir Sie per E-Mail.'
export const CHANGE_PASSWORD = 'Passwort ändern'
export const CHANGE_EMAIL = 'E-Mail ändern'
export const PRESENT_PASSWORD = 'Aktuelles Passwort'
export const NEW_PASSWORD = 'Neues Passwort'
export const OTHERS_SIGNED_OUT = 'Alle anderen Geräte werden abgemeldet.'
export const PASSWORD_CHANGED = 'Passwort geändert'
export const PASSWORD_NOT_CHANGED = 'Das Passwort konnte nicht geändert werden'
export const NEW_EMAIL = 'Neue E-Mail-Adresse'
export const YOUR_PASSWORD = 'Ihr Passwort'
export const LINK_GOES_THERE =
  'Wir schicken einen Link an die neue Adresse. Sobald Sie ihn öffnen, gilt diese Adresse.'
export const SEND_LINK = 'Link senden'
export const LINK_SENT = 'Sehen Sie in Ihr Postfach'
export const openLinkAt = (email: string): string =>
  `Falls ${email} verwendet werden kann, ist ein Link dorthin unterwegs.`
export const EMAIL_NOT_CHANGED = 'Die E-Mail-Adresse konnte nicht geändert werden'

export const USE_THIS_ADDRESS = 'Diese Adresse verwenden'
export const CONFIRM_NEW_ADDRESS = 'Neue E-Mail-Adresse bestätigen'
export const PRESS_TO_CHANGE = 'Bestätigen Sie, dass ab jetzt diese Adresse für Ihr Konto gilt.'
export const ADDRESS_CHANGED = 'E-Mail-Adresse geändert'
export const signInWith = (email: string): string => `Ab jetzt melden Sie sich mit ${email} an.`
export const GO_ON = 'Weiter'
export const ASK_AGAIN = 'Fordern Sie in Ihrem Profil einen neuen Link an.'
