export const NOT_FOUND = '404'
export const PAGE_DOES_NOT_EXIST = 'Diese Seite gibt es nicht'
export const MISTYPED_OR_MOVED =
  'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.'
export const GO_TO_HOME_PAGE = 'Zur Startseite'
