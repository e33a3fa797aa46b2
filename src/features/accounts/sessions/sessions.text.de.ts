export const NOT_SIGNED_OUT = 'Abmeldung fehlgeschlagen. Bitte versuchen Sie es erneut.'
export const ERROR = 'Fehler'

export const SIGNED_IN_ON = 'Angemeldete Geräte'
export const END_UNKNOWN_SESSIONS = 'Beenden Sie jede Sitzung, die Sie nicht kennen; das wirkt sofort.'
export const SESSIONS_NOT_LOADED = 'Ihre Sitzungen konnten nicht geladen werden'
export const SIGN_OUT = 'Abmelden'
export const SIGN_OUT_OTHERS = 'Alle anderen abmelden'
export const SIGN_OUT_EVERYWHERE = 'Überall abmelden'
export const SIGN_OUT_EVERYWHERE_ASKED = 'Überall abmelden?'
export const WHAT_IS_LOST =
  'Alle Geräte werden abgemeldet, auch dieses. Änderungen, die noch nicht gesendet sind, gehen verloren.'
export const THIS_DEVICE = 'Dieses Gerät'
export const LAST_SEEN = 'Zuletzt aktiv:'
export const signOutOf = (device: string): string => `${device} abmelden`

// These follow "über", in the accusative.
export const from = (place: string): string => `über ${place}`
