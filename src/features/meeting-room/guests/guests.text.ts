/** Titles of what did not happen. */
export const GUEST_NOT_CHANGED = 'Guest not changed'
export const GUEST_NOT_REMOVED = 'Guest not removed'
export const LINK_NOT_MADE = 'No link was made'
export const LINK_NOT_CLOSED = 'The link still works'
export const LINK_NOT_LOADED = 'The link could not be looked up'

/** The scriber’s dialog. */
export const INVITE_GUESTS = 'Invite guests'
export const INVITE_EXPLAINED =
  'Whoever opens the link gives a name and follows the meeting without an account: its agenda, timer and shared notes, and the issue under discussion. They see nothing else of your team.'
export const MAKE_LINK = 'Make a link'
export const MAKE_ANOTHER = 'Make a new link'
export const CLOSE_LINK = 'Close the link'
export const LINK_CLOSED = 'The link no longer works'
export const GUEST_LINK = 'Link for guests'
export const SCAN = 'Scan it with a phone to join.'
export const QR_CODE = 'The link as a QR code'
export const ENDS_WITH_MEETING =
  'It ends with the meeting. Closing it lets nobody else in; those who are in stay until you remove them.'
export const NO_LINK = 'This meeting has no link yet.'
export const openSince = (time: string): string =>
  `This meeting has had a link since ${time}. It can’t be shown again; a new one ends it.`

/** Among the participants, and in the result. */
export const GUESTS = 'Guests'
/** Follows the number of guests for screen readers. */
export const guestCount = (count: number): string => (count === 1 ? 'guest' : 'guests')
export const MAY_VOTE = 'May vote'
export const mayVoteNamed = (name: string): string => `${name} may vote`
export const MAY_RATE = 'May rate'
export const mayRateNamed = (name: string): string => `${name} may rate the meeting`
export const removeNamed = (name: string): string => `Remove ${name}`
export const removed = (name: string): string => `${name} is no longer in the meeting`
export const VOTES = 'Votes'
export const RATES = 'Rates'
export const GUESTS_NOT_COUNTED = 'Guests’ ratings don’t count in the average.'
