export const TITLE = 'Title'
export const DESCRIPTION = 'Description'
export const TEAM = 'Team'
export const MY_TEAMS = 'My teams'
export const OWNER = 'Owner'
export const SELECT_OWNER = 'Select an owner'

export const EDIT = 'Edit'
export const ARCHIVE = 'Archive'
export const RESTORE = 'Restore'
export const MOVE_UP = 'Move up'
export const MOVE_UP_KEYS = 'Alt ↑'
export const MOVE_DOWN = 'Move down'
export const MOVE_DOWN_KEYS = 'Alt ↓'
/** Read aloud after a row was moved; `place` counts from 1. */
export const movedToPlace = (title: string, place: number, all: number): string =>
  `${title}: place ${place} of ${all}`
export const MAKE_AN_ISSUE = 'Make an issue'
export const MAKE_AN_ISSUE_KEY = 'I'

/** The name of a row's check box, such as "Done: Order the sails". */
export const tickOf = (tick: string, title: string): string => `${tick}: ${title}`

/** The name of a row's menu. */
export const actionsFor = (title: string): string => `Actions for ${title}`

/** `day` as people read it, such as "Aug 22". */
export const showOlder = (day: string): string => `Show what was finished before ${day}`
export const LOADING_OLDER = 'Loading…'
/** Said even if nothing had been finished in that time, so that a press is never without an answer. */
export const shownSince = (day: string): string => `Everything since ${day} is shown.`
export const hereSince = (day: string): string =>
  `You’re offline. Everything since ${day} is on this device; the rest loads when you’re back online.`
