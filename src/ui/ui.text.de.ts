export const CHECK_CONNECTION = 'Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.'

export const REQUEST_TIMEOUT = 'Keine Antwort'
export const TOOK_TOO_LONG = 'Die Anfrage hat zu lange gedauert. Versuchen Sie es noch einmal.'
export const NETWORK_ERROR = 'Keine Verbindung'

export const UNEXPECTED_ERROR = 'Unerwarteter Fehler'

export const PART_NOT_LOADED = 'Dieser Teil konnte nicht geladen werden'
export const WENT_WRONG = 'Etwas ist schiefgegangen'
export const APP_FAILED = 'Die App ist auf einen Fehler gestoßen und konnte nicht richtig geladen werden.'
export const PAGE_WORKS = 'Der Rest der Seite funktioniert weiter.'
export const TRY_AGAIN = 'Erneut versuchen'
export const RELOAD_PAGE = 'Seite neu laden'
export const RETRY = 'Erneut versuchen'

export const LOADING = 'Wird geladen'

export const UNDO = 'Rückgängig'

export const CTRL = 'Strg'
export const CMD = '⌘'
export const ENTER = 'Enter'
