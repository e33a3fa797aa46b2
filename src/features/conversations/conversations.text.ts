import type { CHECK_ANSWERS, ROLE_ANSWERS } from './answers.rules.ts'
import type { Kind, OpenQuestion, State } from './conversation-kinds.rules.ts'

export const CONVERSATIONS = 'Conversations'
export const MY_CONVERSATIONS = 'My conversations'
export const OTHERS_TALK = 'Conversations of others'
export const OTHERS_ABOUT = 'You see when they are due or held, and nothing of what is said.'
export const NO_CONVERSATIONS = 'No conversations yet'
export const TAKES_TWENTY = 'A quarterly talk needs twenty minutes of preparation.'
export const PLAN = 'Plan a conversation'
export const plannedMany = (count: number): string =>
  count === 1 ? 'Conversation planned' : `${count} conversations planned`
export const WITH = 'With'
export const WITH_WHOM = 'Choose people'
export const NOBODY_TO_PLAN_WITH = 'There is nobody with whom you could plan one.'
export const NO_SUCH_PERSON = 'Nobody like that'
export const DIRECTLY_BENEATH = 'In a seat directly beneath yours'
export const TITLE = 'Title'
export const titleFor = (quarter: string): string => `Conversation ${quarter}`
export const KIND = 'Kind'
export const DUE_ON = 'Due on'

export const KIND_NAMES: Record<Kind, string> = {
  quarterly: 'Quarterly',
  annual: 'Annual',
  talk_only: 'Talk only',
}
export const STATE_NAMES: Record<State, string> = {
  planned: 'Planned',
  preparing: 'Preparing',
  ready: 'Ready',
  talking: 'Talking',
  closed: 'Held',
  cancelled: 'Cancelled',
}
export const dueDay = (day: string): string => `Due ${day}`
export const heldDay = (day: string): string => `Held ${day}`
export const twoPeople = (manager: string, report: string): string => `${manager} and ${report}`

export const BACK = 'All conversations'
export const onlyTheTwo = (name: string): string =>
  `Only you and ${name} can read this, after you have both submitted and started the talk.`
/** From the talk on. */
export const onlyTheTwoNow = (name: string): string => `Only you and ${name} can read this.`
export const HAS_LEFT = 'This person is no longer with the company. Your notes stay with you.'
export const GONE = 'This conversation is no longer here.'
export const TALK_ONLY_ABOUT = 'You only talk. Nothing is kept but the day.'
export const MARK_HELD = 'We have talked'
export const CANCELLED_ABOUT =
  'This conversation was cancelled. What you wrote yourself stays here for 30 days.'

export const VALUES = 'Values'
export const ROLES = 'Roles'
export const SEAT = 'Seat'
export const GOALS = 'Goals of this quarter'
export const LEADERSHIP_CHECK = 'Leadership check'
export const CHECK_OF_OWN = 'Answer for yourself.'
export const checkAsOther = (name: string): string => `Answer as you think ${name} will.`
export const OPEN_QUESTIONS_TITLE = 'In your words'

export const QUESTIONS: Record<OpenQuestion, string> = {
  working: 'What is working?',
  'not-working': 'What is not working?',
  need: 'What do you need?',
  agree: 'What do we agree?',
}
export const ROLE_ANSWER_NAMES: Record<(typeof ROLE_ANSWERS)[number], string> = {
  works: 'works',
  'does-not-work': 'does not work',
}
export const CHECK_ANSWER_NAMES: Record<(typeof CHECK_ANSWERS)[number], string> = { yes: 'Yes', no: 'No' }
/** In our own words. */
export const CHECK_STATEMENTS = [
  'I know what is expected of me.',
  'I have what the work needs.',
  'I may decide within my seat.',
  'Problems I raise are heard.',
  'Feedback comes soon.',
  'Feedback is fair.',
  'Promises to me are kept.',
  'We talk often enough.',
  'Good work is noticed.',
  'I can say hard things.',
] as const
export const NOTE = 'Note'
export const noteOn = (what: string): string => `Note on ${what}`
export const NO_ANSWER = 'No answer'

export const SUBMIT = 'Submit'
export const SUBMITTED = 'Submitted. You can still edit it until the talk starts.'
export const EDIT_AGAIN = 'Edit again'
export const START_TALK = 'Start the talk'
export const STARTING = 'The talk is starting…'
export const notSubmitted = (name: string): string => `${name} has not submitted yet.`
export const hasSubmitted = (name: string): string => `${name} has submitted.`
export const YOU = 'You'
export const DIFFERENT = 'Different'
export const SINCE = 'Since the start'
export const AGREED = 'Agreed'
export const YOU_AGREED = 'You have agreed.'
export const otherAgreed = (name: string): string => `${name} has agreed.`
export const BOTH_AGREED = 'You have both agreed.'
export const NOTES = 'Notes'
export const ADD_NOTE = 'Add note'
export const NEW_NOTE = 'New note'
export const NO_NOTES = 'Nothing noted yet.'
export const MAKE_TASK = 'Make a task'
export const MAKE_ISSUE = 'Make an issue'
export const everybodyReads = (team: string): string => `Everybody on ${team} can read this issue.`

export const CANCEL = 'Cancel conversation'
export const CANCEL_QUESTION =
  'Cancel this conversation? Each of you keeps what you wrote yourself, for 30 days.'
export const KEEP = 'Keep it'
export const CANCELLED = 'Conversation cancelled'
export const ACTIONS = 'Actions for this conversation'
export const PRINT = 'Print'
export const EXPORT_MARKDOWN = 'Export as Markdown'
export const EXPORT_JSON = 'Export as JSON'
export const fileName = (title: string, name: string): string => `${title}, ${name}`

export const MOVE = 'Another day'
export const MOVE_TITLE = 'Move it to another day'
export const MOVED = 'Moved to another day'

export const FACTS = 'Facts'
export const FACTS_ABOUT = 'Counted from the measures and tasks that you can see.'
export const FACTS_KEPT = 'As they were when you submitted.'
export const ON_TARGET = 'Own measures on target, 13 weeks'
export const TASKS_ON_TIME = 'Tasks done on time, 4 weeks'
export const NOTHING_COUNTED = 'Nothing to count'
export const shareOf = (percent: string, part: number, whole: number): string =>
  `${percent} (${part} of ${whole})`
export const A_CONVERSATION = 'a conversation'
export const taskOf = (text: string): string => `Make a task of “${text}”`

export const SHARE_WITH_NEW = 'Share with my new manager'
export const shareQuestion = (name: string): string => `Share your side with ${name}?`
export const SHARE_DETAIL =
  'They get a copy of what you wrote, and nothing of what the other wrote. It cannot be taken back.'
export const SHARE = 'Share'
export const SHARED = 'Your side is shared'
export const sharedWithNames = (names: string): string => `Shared with ${names}.`
export const hasSharedWithYou = (name: string): string => `${name} has shared their side with you.`
export const withManager = (name: string): string => `With ${name}`
export const OPEN_CONVERSATION = 'Open conversation'
