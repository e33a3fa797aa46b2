// Separate from ui.text.ts, so that the first screen doesn't load the texts of dialogs and other layers.

/** The buttons of dialogs. */
export const SAVE = 'Save'
export const CANCEL = 'Cancel'

/** Read aloud for the X of a dialog or drawer. */
export const CLOSE = 'Close'
/** Read aloud for the X of a toast. */
export const DISMISS = 'Dismiss'

/** Asked before a dialog with unsaved changes closes. */
export const DISCARD_CHANGES = 'Discard your changes?'
export const NOT_SAVED = 'What you entered here has not been saved.'
export const DISCARD = 'Discard'
export const KEEP_EDITING = 'Keep editing'

/** Read aloud after the checked entry of a menu. */
export const CURRENT = '(current)'

export const removeNamed = (label: string): string => `Remove ${label}`

/** In a list whose search finds nothing. */
export const NO_MATCH = 'Nothing matches'

/** In the dialogs that create something. */
export const CREATE_ANOTHER = 'Create another'
/** Read aloud when the dialog stays open for another. */
export const CREATED_GO_ON = 'Created. You can enter the next one.'
