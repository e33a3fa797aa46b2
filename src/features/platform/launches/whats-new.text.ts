export const WHATS_NEW = 'What’s New'
export const DISMISS = 'Dismiss'
export const dismissOf = (title: string): string => `Dismiss ${title}`
export const readOf = (title: string): string => `Read ${title}`
export const MORE = 'Read more'
export const OPEN = 'Open'
export const openOf = (title: string): string => `Open ${title}`
/** How many cards lie below the first. */
export const moreNews = (count: number): string => `${count} more`
export const NOTHING_NEW = 'You have seen everything that is new.'
export const NOT_DISMISSED = 'Not dismissed'
export const NEWS_NOT_LOADED = 'What is new could not be loaded.'
