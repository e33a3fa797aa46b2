import type { FeedKind } from './calendar.requests.ts'

export const CALENDAR = 'Calendar'
export const CALENDAR_TITLE = 'Your calendar'
export const CALENDAR_EXPLAINED =
  'Your calendar reads your work from secret addresses, one for each kind, and follows when something changes. It learns nothing else.'
export const FEED_TITLES: Record<FeedKind, string> = {
  meetings: 'When your teams meet',
  tasks: 'Your tasks',
  goals: 'Your goals',
}
export const FEED_EXPLAINED: Record<FeedKind, string> = {
  meetings: 'The meetings of the coming half year.',
  tasks: 'Each on the day when it is due; for 30 days after, those that are done, with a tick.',
  goals: 'Goals that you own on their target dates, and milestones that are yours.',
}
export const MAKE_ADDRESS = 'Make my address'
export const ANOTHER_ADDRESS = 'Make a new address'
export const END_FEED = 'End this feed'
/** The name of a button that stands once for each kind. */
export const actOn = (act: string, kind: FeedKind): string => `${act}: ${FEED_TITLES[kind]}`
export const FEED_ENDED = 'The address no longer works'
export const YOUR_ADDRESS = 'Your secret address'
export const HOW_TO_SUBSCRIBE =
  'Add it in your calendar under a name such as “Subscribe from URL”. It is shown only now. Whoever has it can read the same.'
export const isReadSince = (day: string): string =>
  `Your address has worked since ${day}. It can’t be shown again. A new one ends it.`
export const NO_FEED = 'You have no address yet.'
export const FEED_NOT_LOADED = 'Your address could not be looked up'
export const FEED_NOT_MADE = 'No address was made'
export const FEED_NOT_ENDED = 'The address still works'
export const DOWNLOAD = 'Download (.ics)'
export const downloadOf = (team: string): string => `Download the meetings of ${team} (.ics)`
export const BY_FILE = 'Or as a file'
export const BY_FILE_EXPLAINED =
  'The meetings of the next half year, as they are planned now. Download it again when they have moved.'
