/** The detail when all that is known is that a request failed. */
export const CHECK_CONNECTION = 'Check your connection and try again.'

/** The server can't be reached. */
export const REQUEST_TIMEOUT = 'Request Timeout'
export const TOOK_TOO_LONG = 'The request took too long. Please try again.'
export const NETWORK_ERROR = 'Network Error'

/** An error without words of its own. */
export const UNEXPECTED_ERROR = 'Unexpected Error'

/** A part of the page that failed or could not be loaded. */
export const PART_NOT_LOADED = 'This part could not be loaded'
export const WENT_WRONG = 'Something went wrong'
export const APP_FAILED = "The app encountered an error and couldn't load properly."
export const PAGE_WORKS = 'The rest of the page still works.'
export const TRY_AGAIN = 'Try Again'
export const RELOAD_PAGE = 'Reload Page'
export const RETRY = 'Retry'

/** Read aloud in place of a list that is loading. */
export const LOADING = 'Loading'

/** The button of a toast. */
export const UNDO = 'Undo'

/** Keys as labelled on the keyboard. */
export const CTRL = 'Ctrl'
export const CMD = '⌘'
export const ENTER = 'Enter'
