import type { ProcessState } from './processes.rules.ts'
import type { ProcessAudience } from './processes.table.ts'

export const PROCESS = 'Process'
/** In the panel of a seat. */
export const PROCESSES = 'Processes'

/** The list. */
export const NO_PROCESSES = 'No processes yet'
export const NAME_THEM = 'Name the six to ten things that must be done the same way each time.'
export const NONE_FOR_YOU = 'Nothing has been published for you yet.'
export const NONE_FOUND = 'No process matches.'
export const ADD_PROCESS = 'Add process'
export const START_COMMON = 'Start with common ones'
/** What companies write down first, as drafts. */
export const COMMON_PROCESSES = [
  'People',
  'Marketing',
  'Sales',
  'Operations',
  'Customers',
  'Finance',
] as const
export const COMMON_ADDED = 'Six drafts added'
export const NAME = 'Name'
export const TEAM = 'Team'
export const OWNER = 'Owner'
export const ADD = 'Add'
export const ALL_TEAMS = 'All teams'
export const ALL_STATES = 'All states'
export const STATE = 'State'
export const STATE_LABELS: Record<ProcessState, string> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Changes to publish',
  'review-due': 'Review due',
  archived: 'Archived',
}
export const NO_OWNER = 'This process has no owner'
export const versionLabel = (version: number): string => `Version ${version}`
export const reviewBy = (day: string): string => `Review by ${day}`
export const processesOf = (team: string): string => `Processes of ${team}`

/** What can be done with one. */
export const actionsFor = (name: string): string => `Actions for ${name}`
export const MORE = 'More'
export const EDIT = 'Edit'
export const MOVE_UP = 'Move up'
export const MOVE_DOWN = 'Move down'
export const ARCHIVE = 'Archive'
export const ARCHIVE_THIS = 'Archive this process?'
export const ARCHIVE_EXPLAINED = 'Readings stop; versions and confirmations are kept.'
export const PROCESS_ARCHIVED = 'Process archived'
export const ARCHIVED_PROCESSES = 'Archived processes'
export const PRINT = 'Print'

/** A process as its readers see it. */
export const STEPS = 'Steps'
export const NOT_THERE = 'There is no such process, or it is not for you.'
export const ALL_PROCESSES = 'All processes'
export const DRAFT_SEEN_BY = 'This is a draft. Only the team sees it until it is published.'
export const HAS_CHANGES = 'There are changes that are not published yet.'
export const publishedOn = (version: number, day: string, by: string): string =>
  `Version ${version}, published ${day} by ${by}`
export const whatChanged = (note: string): string => `What changed: ${note}`
export const OPEN_SEAT = 'open seat'
export const doneBy = (seat: string, holders: string): string => `${seat}: ${holders}`
export const VERSIONS = 'Versions'
export const FIRST_VERSION = 'The first version'
export const STILL_RIGHT = 'Still right'
export const reviewWasDue = (day: string): string => `A review was due on ${day}.`
export const REVIEWED = 'Review noted'
export const nextReviewOn = (day: string): string => `The next one is due on ${day}.`

/** Writing it. */
export const editOf = (name: string): string => `Edit ${name}`
export const SHOW_PROCESS = 'Show process'
export const SUMMARY = 'Summary'
export const SUMMARY_PLACEHOLDER = 'What it is for, in a sentence or two'
export const stepNumber = (index: number): string => `Step ${index + 1}`
export const STEP_TITLE = 'What is done'
export const NEW_STEP = 'Next step'
export const NEW_STEP_HINT = 'Type a step and press Enter, or paste a numbered list'
export const STEP_BODY_PLACEHOLDER = 'How, in a few points. **Bold**, *italic*, lists and https links work.'
export const stepText = (index: number): string => `Text of step ${index + 1}`
export const stepActions = (title: string): string => `Actions for the step ${title}`
export const seatOfStep = (index: number): string => `Seat for step ${index + 1}`
export const NO_SEAT = 'No seat'
export const NO_SEAT_FOUND = 'No seat is called that'
export const STEP_BELOW = 'Add a step below'
export const REMOVE = 'Remove'
export const STEP_REMOVED = 'Step removed'
export const addPastedSteps = (count: number): string => `Add ${count} ${count === 1 ? 'step' : 'steps'}?`
export const charactersUsed = (used: string, most: string): string => `${used} of ${most} characters`
export const stepsAdvised = (count: number, from: number, to: number): string =>
  `${count} of ${from} to ${to}`
export const SETTINGS = 'About this process'
export const AUDIENCE = 'Who can read it'
export const AUDIENCE_LABELS = (team: string): Record<ProcessAudience, string> => ({
  team: `The ${team} team`,
  company: 'Everybody in the company',
})
export const REVIEW = 'Review'
export const reviewEvery = (months: number | null): string =>
  months === null ? 'Never' : `Every ${months} months`

/** Publishing it. */
export const PUBLISH = 'Publish'
export const PUBLISH_VERSION = (version: number): string => `Publish version ${version}`
export const publishedTo = (audience: string): string => `${audience} can read it.`
export const WHAT_CHANGED = 'What changed?'
export const CONFIRM_AGAIN = 'People confirm again'
export const CONFIRM_AGAIN_EXPLAINED =
  'Leave it off for corrections: what people have confirmed still counts.'
export const PROCESS_PUBLISHED = 'Process published'
export const TELL_TEAM = 'Tell the team'
export const TELL_TEAM_EXPLAINED = 'As a headline, with what changed.'
export const isPublishedNow = (process: string, version: number): string =>
  `${process}: version ${version} is published`
