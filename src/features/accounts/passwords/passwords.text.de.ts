export const PASSWORD = 'Passwort'
export const SHOW_PASSWORD = 'Passwort anzeigen'
export const HIDE_PASSWORD = 'Passwort verbergen'

export const SAME_AS_ADDRESS = 'Das Passwort darf nicht Ihre E-Mail-Adresse sein.'
export const TOO_COMMON = 'Dieses Passwort ist eines der häufigsten. Wählen Sie ein anderes.'
export const atLeast = (characters: number): string => `Mindestens ${characters} Zeichen.`

export const hintAtFirst = (characters: number): string =>
  `Mindestens ${characters} Zeichen; einige Wörter ergeben ein gutes Passwort.`
export const STRENGTH_HINTS = {
  refused: '',
  fair: 'Mittel: Ein längeres ist sicherer.',
  good: 'Gut.',
  strong: 'Stark.',
} as const

export const FORGOT_PASSWORD = 'Passwort vergessen?'
export const GET_A_LINK =
  'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.'
export const SEND_LINK = 'Link senden'
export const LINK_NOT_SENT = 'Die E-Mail konnte nicht gesendet werden'

export const CHOOSE_PASSWORD = 'Neues Passwort wählen'
export const NEW_PASSWORD = 'Neues Passwort'
export const CHANGE_PASSWORD = 'Passwort ändern'
export const ASK_FOR_LINK = 'Neuen Link anfordern'
export const PASSWORD_NOT_CHANGED = 'Das Passwort konnte nicht geändert werden'
export const PASSWORD_CHANGED = 'Passwort geändert'
export const SIGNED_OUT_EVERYWHERE =
  'Sie wurden überall abgemeldet. Melden Sie sich mit dem neuen Passwort an.'
