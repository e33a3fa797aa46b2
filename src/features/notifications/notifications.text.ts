/** Titles of what did not happen. */
export const NOT_DELETED = 'The notification was not deleted'
export const NOT_SAVED = 'Your choice was not saved'
