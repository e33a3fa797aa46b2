import type { SectionKind } from '../../teams/teams.table.ts'
import type { MeetingType } from '../meetings.table.ts'
import { MEETING_TYPE_LABELS } from '../meetings.text.ts'
import { durationText } from '../timer/timer.text.ts'
import type { Template } from './templates.rules.ts'

export const EDIT_AGENDA = 'Edit agenda'
export const agendaTitle = (teamName: string, meetingType: MeetingType): string =>
  `Agenda: ${teamName}, ${MEETING_TYPE_LABELS[meetingType]}`
export const AGENDA_EXPLAINED = 'It holds from the next meeting on.'
export const SAVE_AGENDA = 'Save agenda'
export const AGENDA_SAVED = 'Agenda saved'
export const AGENDA_RESET = 'The standard agenda is back'
export const RESET_AGENDA = 'Use the standard agenda'
export const AGENDA_CHANGED_MEANWHILE =
  'Somebody else has changed this agenda since you opened it. Saving replaces their version.'

/** What a section shows. */
export const KIND_LABELS: Record<SectionKind, string> = {
  segue: 'Everybody’s bests',
  scorecard: 'Scorecard',
  goals: 'Goal review',
  headlines: 'Headlines',
  tasks: 'Task review',
  issues: 'Issues and votes',
  conclude: 'Recap and ratings',
  'prior-quarter': 'The quarter before',
  strategy: 'Strategy',
  'goal-setting': 'Goals of the quarter',
  'next-steps': 'Next steps',
  open: 'Your own text',
}
export const KIND_DETAILS: Record<SectionKind, string> = {
  segue: 'Who speaks next, and what about',
  scorecard: 'The numbers of the last weeks',
  goals: 'On track or off track',
  headlines: 'News to read out',
  tasks: 'Done or not done',
  issues: 'Vote, discuss, solve',
  conclude: 'What came of it, and how it was',
  'prior-quarter': 'Goals done and the numbers of that quarter',
  strategy: 'What to look at, and long-term issues',
  'goal-setting': 'List, keep, kill, combine',
  'next-steps': 'Tasks of this meeting with owner and date',
  open: 'Whatever your team writes here',
}

export const SECTIONS = 'Sections'
export const ADD_SECTION = 'Add section'
export const sectionName = (place: number): string => `Name of section ${place}`
export const sectionKind = (name: string): string => `What ${name} shows`
export const sectionMinutes = (name: string): string => `Minutes of ${name}`
export const sectionText = (name: string): string => `Text of ${name}`
export const OWN_TEXT_HINT = 'Everybody reads this in the meeting: questions, a ritual, links.'
export const MINUTES_SHORT = 'min'
export const actionsForSection = (name: string): string => `Actions for ${name}`
export const MOVE_UP = 'Move up'
export const MOVE_DOWN = 'Move down'
export const MOVE_UP_KEYS = 'Alt ↑'
export const MOVE_DOWN_KEYS = 'Alt ↓'
export const REMOVE_SECTION = 'Remove'
export const DRAG_SECTION = 'Drag to another place'
export const movedToPlace = (name: string, place: number, of: number): string =>
  `${name} is at place ${place} of ${of} now`
export const sectionRemoved = (name: string): string => `${name} removed`
export const UNNAMED = 'this section'
export const NEW_SECTION = 'New section'

export const total = (minutes: number, sections: number): string =>
  `${durationText(minutes * 60)} in ${sections === 1 ? '1 section' : `${sections} sections`}`
export const NOT_CONCLUDED = 'Without a section for recap and ratings, nobody is asked how the meeting was.'

export const START_FROM = 'Start from…'
export const OTHER_TEAMS = 'As other teams do'
const TEMPLATE_NAMES: Record<Template['key'], string> = {
  product: 'Standard',
  short: 'Short',
  'check-in': 'Check-in',
  'half-day': 'Half a day',
}
export const templateName = ({ key }: Template): string => TEMPLATE_NAMES[key]
export const templateLength = (minutes: number): string => durationText(minutes * 60)
