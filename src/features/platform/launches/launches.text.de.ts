import type { Audience } from './launches.requests.ts'

export const FEATURES_TAB = 'Neuerungen'
export const FEATURES_EXPLAINED =
  'Sagen Sie, was neu ist. Alle sehen es auf ihrer Übersicht, bis sie es ausblenden, und unter Neuigkeiten.'
export const TITLE = 'Titel'
export const DESCRIPTION = 'Beschreibung'
export const TYPE = 'Art'
export const TARGET_AUDIENCE = 'Zielgruppe'
export const AUDIENCE_LABELS: Record<Audience, string> = {
  all: 'Alle',
  admins: 'Nur Administratoren',
  specific_company: 'Nur dieses Unternehmen',
}
export const IMAGE = 'Bild'
export const IMAGE_HINT = 'JPG, PNG oder GIF, höchstens 5 MB.'
export const ADDRESS = 'Link'
export const ADDRESS_HINT =
  'Eine Seite dieser Website, etwa /people, oder eine Adresse, die mit https:// beginnt. Die Karte führt dorthin.'
export const REMOVE_IMAGE = 'Bild entfernen'
export const LAUNCH = 'Neuerung veröffentlichen'
export const NO_LAUNCHES = 'Noch wurde nichts veröffentlicht.'
export const DELETE_FEATURE = 'Neuerung löschen'
export const DELETE_QUESTION =
  'Möchten Sie diese Neuerung wirklich löschen? Das lässt sich nicht rückgängig machen.'

export const TITLE_AND_DESCRIPTION_TO_PREVIEW = 'Geben Sie für die Vorschau Titel und Beschreibung ein'
export const UPLOAD_FAILED = 'Hochladen fehlgeschlagen'
export const UPLOAD_AGAIN = 'Das Bild wurde nicht hochgeladen. Versuchen Sie es noch einmal.'
export const NOT_LOADED = 'Neuerungen nicht geladen'
export const NOT_CREATED = 'Neuerung nicht angelegt'
export const NOT_DELETED = 'Neuerung nicht gelöscht'
export const NOT_UPDATED = 'Neuerung nicht geändert'
