export const EDIT_PICTURE = 'Profilbild bearbeiten'
export const PICTURE_HINT = 'JPG, PNG oder GIF, höchstens 3 MB.'
export const PICTURE = 'Profilbild'
export const PICTURE_SHOWN = 'Es ist in jedem Ihrer Unternehmen zu sehen.'
export const UPLOAD = 'Bild hochladen'
export const CHANGE = 'Bild ändern'
export const REMOVE = 'Entfernen'
export const DONE = 'Fertig'
export const CHOOSE_FILE = 'Bild auswählen'

export const FILE_TOO_LARGE = 'Die Datei muss kleiner als 3 MB sein'
export const FILE_NO_IMAGE = 'Die Datei muss ein Bild sein'
export const NOT_REMOVED = 'Profilbild nicht entfernt'

export const PICTURE_UPDATED = 'Ihr Profilbild wurde geändert.'
export const PICTURE_REMOVED = 'Ihr Profilbild wurde entfernt.'

export const CROP = 'Sichtbarer Bildausschnitt'
export const CROP_HINT =
  'Ziehen Sie das Bild, oder verschieben Sie es mit den Pfeiltasten; + und − ändern die Größe.'
export const ZOOM = 'Größe'
export const USE_PART = 'Bild speichern'
export const BACK = 'Zurück'
export const cropAt = (across: number, down: number): string => `${across}% von links, ${down}% von oben`
