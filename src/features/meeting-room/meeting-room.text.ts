import { sectionName } from '../meetings/agenda/section-names.text.ts'
import { healthText, ratingText } from '../meetings/ratings/ratings.text.ts'
import { dateText, timeText } from '../time/time.text.ts'

/** Titles of what did not happen. */
export const NOT_STARTED = 'Failed to Start Meeting'
export const NOT_ENDED = 'Failed to finalize meeting'
export const NOT_DELETED = 'Failed to delete meeting'

/** What happened. */
export const MEETING_FINALIZED = 'Meeting finalized successfully'
export const MEETING_HAS_ENDED = 'The meeting has ended'
export const YOUR_TASKS_COME_NEXT = 'Your tasks come next.'
export const SEE_RESULT = 'See result'
/** A result in one line, such as "8.0 healthy, 2 solved, 1 task". */
export function endingText(average: number | null, solved: number, tasks: number): string {
  const rating = average === null ? 'Not rated' : `${ratingText(average)} ${healthText(average)}`
  return `${rating}, ${solved} solved, ${tasks} ${tasks === 1 ? 'task' : 'tasks'}`
}
export const movedOnTo = (section: string): string => `The meeting has moved on to ${sectionName(section)}`

export const NOT_YOUR_TEAM =
  'This team’s meetings are not open to you. Ask its manager to add you to the team.'
export const GO_TO_MEETINGS = 'Go to Meetings'

export const AGENDA = 'Agenda'
/** Follows a number for screen readers. */
export const MINUTES = 'minutes'

/** What screen readers announce when the section or a pause changes. */
export const sectionNews = (section: string, minutes: number): string =>
  `${sectionName(section)}, ${minutes} minutes`
export const pauseNews = (section: string): string => `${sectionName(section)}: paused`

export const SECTION_TIME = 'Time in this section'
export const MEETING_TIME = 'Time of the whole meeting'
export const WHOLE_MEETING = 'Whole meeting'
export const ofPlanned = (planned: string): string => `of ${planned}`
export const overBy = (overrun: string): string => `${overrun} over`
export const OVER_PLAN = 'over the plan'
export const PAUSED_NOW = 'Paused'

export const TIMER = 'Timer'
export const BACK = 'Back'
export const PREVIOUS_SECTION = 'Previous section'
export const NEXT = 'Next'
export const NEXT_SECTION = 'Next section'
export const PAUSE = 'Pause'
export const RESUME = 'Resume'

export const TAKE_OVER = 'Take over'
export const takeOverFrom = (name: string): string => `Take over from ${name}?`
export const takeOverExplained = (name: string): string =>
  `${name} is connected and runs the timer. From then on you do, and ${name} is told.`
export const takeOverOffline = (name: string): string =>
  `You are offline. On this device you run the timer at once. For the others ${name} does until you are online again, and whoever takes over before then stays the scriber.`
export const TOLD_ONCE_ONLINE = 'The others hear of it once you are online.'
export const NOW_YOU_ARE_SCRIBER = 'You are the scriber now'
export const hasBeenTold = (name: string): string => `${name} has been told.`
export const MAKE_SCRIBER = 'Make scriber'
export const handOverTo = (name: string): string => `Make ${name} the scriber`
export const handedOver = (name: string): string => `${name} is the scriber now`
/** What the new scriber is told. */
export const TIMER_IS_YOURS = 'The timer was handed to you.'
/** What the former scriber is told. */
export const tookOver = (name: string): string => `${name} took over and is the scriber now`
export const YOU_ARE_SCRIBER = 'You are the scriber'
export const NO_SCRIBER = 'Nobody is the scriber'
export const scriberIs = (name: string): string => `Scriber: ${name}`
export const scriberIsAway = (name: string): string => `${name} (scriber) is away`

export const NOTES = 'Notes'

export const PARTICIPANTS = 'Participants'
/** Follows the number of participants for screen readers. */
export const participants = (count: number): string => (count === 1 ? 'participant' : 'participants')
export const SCRIBER = 'Scriber'
export const LEFT = 'Left'
export const FOLLOWS = 'Follows the meeting'
export const looksAt = (section: string): string => `Looks at ${sectionName(section)}`
/** Follows the number of participants. */
export const lookingAround = (count: number): string => `${count} looking around`

/** Of somebody who looks at another section than the meeting is in. */
export const lookAt = (section: string): string => `Look at ${sectionName(section)}`
export const youLookAt = (section: string, current: string): string =>
  `You are looking at ${sectionName(section)}. The meeting is in ${sectionName(current)}.`
export const BACK_TO_MEETING = 'Back to the meeting'

export const ADD_ISSUE_KEY = 'N'
/** On phones, opens what can be added. */
export const ADD = 'Add'
export const ADDITION_LABELS = { issue: 'Add issue', task: 'Add task', headline: 'Add headline' }

export const MEETING_OPTIONS = 'Meeting options'
export const KEYBOARD = 'Keyboard'
export const LEAVE_MEETING = 'Leave meeting'
export const END_MEETING = 'End meeting'
export const END_MEETING_QUESTION = 'End the meeting?'
export const notRatedYet = (names: readonly string[]): string => `Not rated yet: ${names.join(', ')}.`
export const EVERYBODY_HAS_RATED = 'Everybody has rated.'
export const END_MEETING_OFFLINE =
  'You are offline. For the others it goes on until you are online again, and does not end at all if they have moved on by then.'
export const END_MEETING_EXPLAINED =
  'It ends for everybody and its result goes to Meetings. An ended meeting can’t be reopened.'

/** Of a meeting that nobody has ended. */
export const NOBODY_ENDED_IT = 'Nobody has ended it yet'
export const quietSince = (moment: string): string => `Nothing has happened since ${at(moment)}.`
export const END_FORGOTTEN_QUESTION = 'End this meeting?'
export const endsAsOf = (moment: string): string =>
  `Nothing has happened in it since ${at(moment)}, so that is when it ends. Its result goes to Meetings. An ended meeting can’t be reopened.`

const at = (moment: string): string => `${dateText(moment)}, ${timeText(moment)}`

export const KEYS_IN_MEETINGS = 'Keys in a meeting'
/** For the list of all shortcuts while somebody is in a meeting. */
export const MEETING_KEYS = {
  title: KEYS_IN_MEETINGS,
  keys: [
    { keys: ['1', '…', '9'], does: 'Section of the agenda' },
    { keys: ['→'], does: NEXT_SECTION },
    { keys: ['←'], does: PREVIOUS_SECTION },
    { keys: ['P', 'Space'], does: 'Pause or resume' },
    { keys: ['F'], does: 'Back to the meeting after looking around' },
    { keys: [ADD_ISSUE_KEY], does: 'New issue' },
    { keys: ['↓', '↑'], does: 'Into the list, and between its rows' },
    { keys: ['V', '+'], does: 'Vote for the row’s issue' },
    { keys: ['-'], does: 'Take a vote back' },
    { keys: ['T'], does: 'Task from the row’s issue, or from the one in discussion' },
    { keys: ['X'], does: 'Done, or resolved' },
    { keys: ['S'], does: 'Next speaker; in a discussion, solved' },
    { keys: ['L'], does: 'Discussed issue to long-term' },
    { keys: ['D'], does: 'Drop the discussed issue' },
    { keys: ['J'], does: 'Start with number one, or go on to the next issue' },
    { keys: ['Esc'], does: 'Out of a field, so that keys work again' },
    { keys: ['R'], does: 'Reveal the votes; at the end, go to the rating' },
    { keys: ['1', '…', '0'], does: 'Rate from 1 to 10, once there' },
  ],
}
