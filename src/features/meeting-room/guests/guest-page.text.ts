/** Coming in. */
export const JOIN_AS_GUEST = 'Join the meeting'
export const JOIN_EXPLAINED =
  'You join as a guest, without an account. Everybody in the meeting sees the name that you give.'
export const YOUR_NAME = 'Your name'
export const JOIN = 'Join'
export const NOT_JOINED = 'You could not join'
export const NO_SUCH_LINK = 'This link does not work'
export const NO_SUCH_LINK_EXPLAINED =
  'The meeting has ended, or its link was closed. Ask somebody in the meeting for a new one.'
export const OPENING = 'Opening the meeting…'
export const NOT_OPENED = 'The meeting could not be opened'

/** The way out. */
export const MEETING_OVER = 'The meeting has ended'
export const MEETING_OVER_EXPLAINED = 'Thank you for coming. You can close this page.'
export const NO_LONGER_IN = 'You are no longer in this meeting'
export const NO_LONGER_IN_EXPLAINED = 'The scriber has ended your visit. You can close this page.'

/** In the meeting. */
export const youAreGuest = (name: string): string => `${name}, guest`
export const CONNECTION_LOST = 'The connection is lost. Trying again…'
export const NOTHING_DISCUSSED = 'The issue that the team discusses will stand here.'
export const NOTHING_WRITTEN = 'Nothing has been written about it yet.'
export const SHARED_NOTES = 'Shared notes'
export const NO_NOTES = 'What the team notes for everybody will stand here.'
export const YOUR_VOTES = 'Your votes for this issue'
export const VOTE_NOT_GIVEN = 'Vote not given'
export const VOTE_NOT_TAKEN_BACK = 'Vote not taken back'
export const NOT_RATED = 'Rating not saved'
export const RATED = 'Thank you for your rating. You can still change it.'
