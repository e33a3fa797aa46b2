export const SEARCH_FOR = 'Search for pages, settings, users, and more...'
export const ESC = 'Esc'
/** Read aloud after the key. */
export const CLOSES = ': close'
export const noResultsFor = (query: string): string => `No results found for "${query}"`
export const TRY_ANOTHER = 'Try a different search term'
