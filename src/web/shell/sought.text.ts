/** In place of the row to which an address led. */
export const NOT_HERE_ANY_MORE = 'What this address leads to isn’t here any more.'
export const PERHAPS_DELETED =
  'It may have been deleted, finished long ago, or moved to a team that you don’t see.'
/** The same without a network. */
export const NOT_FOUND_HERE = 'What this address leads to can’t be shown at the moment.'
