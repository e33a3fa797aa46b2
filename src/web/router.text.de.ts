export const COMPANY_NOT_LOADED = 'Fehler beim Laden'
export const MAY_BE_TEMPORARY = 'Das Unternehmen wurde nicht geladen. Das ist vielleicht nur vorübergehend.'

export const NOT_FOUND = '404'
export const PAGE_DOES_NOT_EXIST = 'Diese Seite gibt es nicht'
export const MISTYPED_OR_MOVED =
  'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.'
export const GO_TO_HOME_PAGE = 'Zur Startseite'
