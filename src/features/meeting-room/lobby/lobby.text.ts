import { sectionName } from '../../meetings/agenda/section-names.text.ts'
import type { MeetingType } from '../../meetings/meetings.table.ts'

export const MEETING = 'Meeting'
export const JOIN_MEETING = 'Join Meeting'
export const IN_MEETING = 'In Meeting'
export const RUNNING_MEETINGS = 'Running meetings'
export const MEETING_RUNNING = 'Meeting running'

export const LOADING_TEAMS = 'Loading teams...'
export const NO_TEAMS = 'No teams available'

export const START_A_MEETING = 'Start a meeting'
export const START_MEETING = 'Start meeting'
export const NOT_RUNNING = 'No meeting is running. When a manager starts one, you can join it here.'
export const agendaLength = (duration: string, sections: number): string =>
  `${duration} in ${sections} sections`

export const KIND_OF_MEETING = 'Kind of meeting'
export const SHORT_TYPE_LABELS: Record<MeetingType, string> = { weekly: 'Weekly', quarterly: 'Quarterly' }

export const IN_THE_MEETING = 'In the meeting'
export const runningFor = (elapsed: string, section: string): string =>
  `Running for ${elapsed}, now in ${sectionName(section)}.`
export const isTheScriber = (name: string): string => `${name} is the scriber.`
export const NOBODY_IS_THE_SCRIBER = 'Nobody is the scriber.'
