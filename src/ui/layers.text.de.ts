export const SAVE = 'Speichern'
export const CANCEL = 'Abbrechen'

export const CLOSE = 'Schließen'
export const DISMISS = 'Ausblenden'

export const DISCARD_CHANGES = 'Änderungen verwerfen?'
export const NOT_SAVED = 'Was Sie hier eingegeben haben, ist nicht gespeichert.'
export const DISCARD = 'Verwerfen'
export const KEEP_EDITING = 'Weiter bearbeiten'

export const CURRENT = '(aktuell)'

export const removeNamed = (label: string): string => `${label} entfernen`

export const NO_MATCH = 'Kein Treffer'

export const CREATE_ANOTHER = 'Weitere anlegen'
export const CREATED_GO_ON = 'Angelegt. Sie können den nächsten Eintrag eingeben.'
