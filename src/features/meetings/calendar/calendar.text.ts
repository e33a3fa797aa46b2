export const CALENDAR_NAME = 'Team meetings'

export const CALENDAR = 'Calendar'
export const CALENDAR_TITLE = 'Meetings in your calendar'
export const CALENDAR_EXPLAINED =
  'Your calendar reads when your teams meet from a secret address, and follows when a meeting moves. It learns nothing else.'
export const MAKE_ADDRESS = 'Make my address'
export const ANOTHER_ADDRESS = 'Make a new address'
export const END_FEED = 'End this feed'
export const FEED_ENDED = 'The address no longer works'
export const YOUR_ADDRESS = 'Your secret address'
export const HOW_TO_SUBSCRIBE =
  'Add it in your calendar under a name such as “Subscribe from URL”. It is shown only now. Whoever has it can read when your teams meet.'
export const isReadSince = (day: string): string =>
  `Your address has worked since ${day}. It can’t be shown again. A new one ends it.`
export const NO_FEED = 'You have no address yet.'
/** In the audit log. */
export const FEED_RECORDED = 'Calendar feed'
export const FEED_NOT_LOADED = 'Your address could not be looked up'
export const FEED_NOT_MADE = 'No address was made'
export const FEED_NOT_ENDED = 'The address still works'
export const DOWNLOAD = 'Download (.ics)'
export const downloadOf = (team: string): string => `Download the meetings of ${team} (.ics)`
export const BY_FILE = 'Or as a file'
export const BY_FILE_EXPLAINED =
  'The meetings of the next half year, as they are planned now. Download it again when they have moved.'
