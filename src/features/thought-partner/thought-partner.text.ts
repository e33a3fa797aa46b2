import { LOCALE } from '../../language/locale.text.ts'
import type { Outcome, Proposed, ReadKind } from './thought-partner.requests.ts'

export const AI_THOUGHT_PARTNER = 'AI Thought Partner'
export const OFF_HERE = 'The AI thought partner is off on this installation.'
export const HOW_TO_SWITCH_ON =
  'Whoever runs it can switch it on with AI_PROVIDER, AI_MODEL and, for a hosted model, AI_API_KEY. With a local model nothing leaves the machine.'
export const WHAT_IT_DOES =
  'Where it is on, it answers questions about your own work, says what it has read for the answer, and proposes tasks, goals, issues and headlines that you add or dismiss. It sees only what you can see.'
export const QUESTIONS_LIKE = 'What people ask it'
export const FOR_MEMBERS = 'Members and people above them can ask the thought partner.'
export const NOT_LOADED = 'Your conversations could not be loaded.'
export const NEEDS_CONNECTION = 'The thought partner needs a connection.'

export const consentFor = (host: string) =>
  `Your question and the rows needed to answer it are sent to ${host}.`
export const CONSENT_HERE =
  'Your question and the rows needed to answer it are sent to the model on this machine.'
export const CONTINUE = 'Continue'
export const NOT_AGREED = 'Not saved'

export const ASK_PLACEHOLDER = 'Ask about your work…'
export const YOUR_QUESTION = 'Your question'
export const SEND = 'Send'
export const STOP = 'Stop'
export const INCLUDE_PRIVATE = 'Include my private pages'
export const INCLUDE_PRIVATE_ABOUT = 'Sheets of tools that only you see.'
export const SENT_NEXT = 'Your question goes out when this answer ends. Esc holds it back.'
export const EDITING_LAST = 'Edits your last question'
export const CANCEL_EDIT = 'Cancel'
export const KEYS_ABOUT =
  'Enter sends, Shift and Enter break the line, Esc stops, Up edits the last question.'

export const SEES_AS_YOU = 'I can see only what you can see.'
export const STARTERS_ABOUT = 'Ask about your tasks, goals, numbers and issues, or begin with one of these.'
export const prepareFor = (team: string) => `What should I prepare for ${team}’s meeting?`
export const GOALS_AT_RISK = 'Which of my goals are at risk, and why?'
export const ISSUES_COMING_BACK = 'Which issues keep coming back?'
export const HELP_WITH_GOAL = 'Help me write a goal.'

export const CONVERSATIONS = 'Conversations'
export const NEW_CONVERSATION = 'New conversation'
export const NO_CONVERSATIONS = 'What you ask is kept here, for you alone.'
export const DOWNLOAD = 'Download conversations'
export const COPY_MARKDOWN = 'Copy as Markdown'
export const PRINT = 'Print'
export const DELETE = 'Delete'
export const DELETE_CONVERSATION = 'Delete this conversation?'
export const DELETED_FOR_GOOD = 'It is deleted at once and for good.'
export const NOT_DELETED = 'Conversation not deleted'
export const actionsOf = (title: string) => `Actions for ${title}`

export const YOU = 'You'
export const PARTNER = 'Thought partner'
export const THINKING = 'Reading…'
export const ANSWER_DONE = 'The answer is there.'
export const STOPPED = 'Stopped'
export const CUT_OFF = 'The answer was cut off.'
export const TRY_AGAIN = 'Try again'
export const modelFailed = (host: string) =>
  `The model at ${host} did not answer as expected. Whoever runs this installation can see why in the log.`
export const askedTooOften = (count: number, time: string) =>
  `You have asked ${count} times this hour. Try again at ${time}.`
export const DAY_USED_UP = 'Your company has used today’s allowance. It starts again at midnight UTC.'
export const shortenTo = (most: number) =>
  `Shorten your question to ${most.toLocaleString(LOCALE)} characters.`
export const ONE_AT_A_TIME = 'Another of your questions is being answered. Wait for it, or stop it there.'
export const conversationFull = (count: number) =>
  `This conversation has ${count} messages and takes no more. Begin a new one.`
export const roomFor = (count: number) => `There is room for ${count}. Remove one first.`

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString(LOCALE)} ${count === 1 ? one : many}`

export const READ_COUNTS: Record<ReadKind, (count: number) => string> = {
  teams: (count) => counted(count, 'team', 'teams'),
  people: (count) => counted(count, 'person', 'people'),
  tasks: (count) => counted(count, 'task', 'tasks'),
  goals: (count) => counted(count, 'goal', 'goals'),
  metrics: (count) => counted(count, 'metric', 'metrics'),
  issues: (count) => counted(count, 'issue', 'issues'),
  headlines: (count) => counted(count, 'headline', 'headlines'),
  meetings: (count) => counted(count, 'meeting', 'meetings'),
  results: (count) => counted(count, 'meeting result', 'meeting results'),
  seats: (count) => counted(count, 'seat', 'seats'),
  plans: (count) => counted(count, 'part of a plan', 'parts of a plan'),
  processes: (count) => counted(count, 'process', 'processes'),
  sheets: (count) => counted(count, 'line of a sheet', 'lines of sheets'),
  figures: (count) => counted(count, 'figure', 'figures'),
}
export const readThese = (counts: readonly string[]) => `Read ${counts.join(', ')}`

export const PROPOSED: Record<Proposed['of'], string> = {
  task: 'Proposed task',
  issue: 'Proposed issue',
  headline: 'Proposed headline',
  goal: 'Proposed goal',
}
export const ADD = 'Add'
export const EDIT = 'Edit'
export const DISMISS = 'Dismiss'
export const OUTCOMES: Record<Exclude<Outcome, 'open'>, string> = { added: 'Added', dismissed: 'Dismissed' }
/** What was made of a proposal says that it comes from it. */
export const A_CHAT = 'a conversation with the thought partner'
export const CONVERSATION_GONE = 'The conversation from which this came has been deleted.'
export const TEAM = 'Team'
export const FOR = 'For'
export const YOURSELF = 'Yourself'
export const NO_TEAM = 'Personal'
export const DUE = 'Due'
export const TARGET = 'Target date'
export const HORIZON = 'Horizon'
export const SHORT_TERM = 'Short-term'
export const LONG_TERM = 'Long-term'
export const OUTCOME_NOT_KEPT = 'Not noted in the conversation'

export const USAGE = 'What the thought partner used'
export const usageAbout = (tokens: number) =>
  `The whole company’s, by the day of UTC; at most ${tokens.toLocaleString(LOCALE)} tokens a day. What people ask is seen by nobody else.`
export const NO_USAGE = 'Nobody has asked anything in the last month.'
export const DAY = 'Day'
export const QUESTIONS = 'Questions'
export const TOKENS = 'Tokens'
export const COST = 'Cost'
export const monthCost = (amount: string) => `This month: ${amount}`
