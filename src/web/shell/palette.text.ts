export const SEARCH_FOR = 'Search for pages, settings, users, and more...'
export const ESC = 'Esc'
/** Read aloud after the key. */
export const CLOSES = ': close'
export const noResultsFor = (query: string): string => `No results found for "${query}"`
export const TRY_ANOTHER = 'Try a different search term'
/** What can be done with what was found. */
export const OPEN = 'Open'
export const COPY_LINK = 'Copy link'
export const LINK_COPIED = 'Link copied'
export const ACTS = { complete: 'Mark as done', resolve: 'Resolve', archive: 'Archive' }
export const actionsFor = (title: string): string => `Actions for ${title}`
export const BACK = 'Back'
export const TAB = 'Tab'
export const FOR_ACTIONS = 'for actions'
/** Beside the team of something that is finished. */
export const archivedOn = (day: string): string => `archived ${day}`
export const doneOn = (day: string): string => `done ${day}`
export const resolvedOn = (day: string): string => `resolved ${day}`
/** Beside the address of somebody who is not in the company any more. */
export const HAS_LEFT = 'has left'
/** Instead of the day of a meeting. */
export const RUNNING = 'Running now'
