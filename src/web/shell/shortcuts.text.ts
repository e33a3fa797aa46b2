export const KEYBOARD_SHORTCUTS = 'Keyboard Shortcuts'
export const SEARCH_SHORTCUTS = 'Search shortcuts'
export const SEARCH_SHORTCUTS_HINT = 'Search shortcuts...'
export const NO_SHORTCUT = 'No shortcut has this name.'
export const SINGLE_KEYS = 'Shortcuts without Ctrl or Cmd'
export const SINGLE_KEYS_EXPLAINED = 'Single keys and sequences such as G T. They never work while you type.'

/** Shortcuts that are no commands. */
export const GENERAL = 'General'
export const FOCUS_SEARCH = 'Focus search'
export const SAVE = 'Save'
export const REFRESH = 'Refresh'
export const CLOSE = 'Close'
export const ESC = 'Esc'
