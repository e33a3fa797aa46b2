import type { MeetingType } from '../meetings/meetings.table.ts'

/** Titles of refusals. */
export const HEADLINE_NOT_ADDED = 'Failed to add headline. Please try again.'
export const HEADLINE_NOT_UPDATED = 'Failed to update headline'
export const HEADLINE_NOT_ARCHIVED = 'Failed to archive headline'
export const MESSAGE_NOT_SENT = 'Failed to send the message'

/** The list. */
export const HEADLINES = 'Headlines'
export const NO_HEADLINES = 'No headlines yet. Share good and bad news about customers and colleagues.'
export const NO_NEW_HEADLINES =
  'No headlines since the last meeting. Share good and bad news about customers and colleagues.'
export const EARLIER_HEADLINES = 'Earlier headlines'
export const earlierHeadlines = (count: number): string =>
  count === 1 ? '1 earlier headline' : `${count} earlier headlines`
export const LATER_HEADLINES = 'Headlines for later meetings'
export const laterHeadlines = (count: number): string =>
  count === 1 ? '1 headline for a later meeting' : `${count} headlines for later meetings`
/** Of a headline that waits for a planned meeting. */
export const forMeeting = (day: string): string => `For the meeting on ${day}`
export const READ_OUT = 'Read out'
export const readOut = (title: string): string => `Read out: ${title}`
/** Where a cascading message comes from. */
export const fromTeam = (team: string): string => `From ${team}`
export const FROM_THIS_MEETING = 'This meeting'
export const actionsFor = (title: string): string => `Actions for ${title}`
export const EDIT = 'Edit'
export const ARCHIVE = 'Archive'
export const HEADLINE_ARCHIVED = 'Headline archived'

/** The dialogs. */
export const ADD_HEADLINE_TITLE = 'Add Headline'
export const ADD_HEADLINE = 'Add headline'
export const HEADLINE_ADDED = 'Headline added'
export const EDIT_HEADLINE = 'Edit headline'
export const HEADLINE_UPDATED = 'Headline updated'
export const NO_TEAMS = 'You don’t have any teams yet. Create or join a team to add headlines.'
export const TITLE = 'Title'
export const CONTENT = 'Content'
export const TEAM = 'Team'
export const MEETING = 'Meeting'
export const NO_MEETING = 'No meeting'
export const MEETING_LABELS: Record<MeetingType, string> = {
  weekly: 'The running weekly meeting',
  quarterly: 'The running quarterly meeting',
}
const PLANNED_LABELS: Record<MeetingType, string> = { weekly: 'Weekly', quarterly: 'Quarterly' }
/** Such as "Weekly, Mon, Nov 30, 2026". */
export const plannedMeeting = (meetingType: MeetingType, day: string): string =>
  `${PLANNED_LABELS[meetingType]}, ${day}`
export const createdBy = (name: string): string => `Created by ${name}`

/** Cascading messages. */
export const SEND_MESSAGE = 'Send message'
export const CASCADE_EXPLAINED =
  'It becomes a headline of the other team and stands in the recap of this meeting.'
export const TO_TEAM = 'To team'
export const MESSAGE_SENT = 'Message sent'
export const messageSentTo = (team: string): string => `It is a headline of ${team} now.`
export const NO_OTHER_TEAM = 'There is no other team in this company yet.'
