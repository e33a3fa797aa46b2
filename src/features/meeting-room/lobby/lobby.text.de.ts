import { sectionName } from '../../meetings/agenda/section-names.text.de.ts'
import type { MeetingType } from '../../meetings/meetings.table.ts'

export const MEETING = 'Meeting'
export const JOIN_MEETING = 'Teilnehmen'
export const IN_MEETING = 'Im Meeting'
export const RUNNING_MEETINGS = 'Laufende Meetings'
export const MEETING_RUNNING = 'Meeting läuft'

export const LOADING_TEAMS = 'Teams werden geladen …'
export const NO_TEAMS = 'Keine Teams verfügbar'

export const START_A_MEETING = 'Ein Meeting beginnen'
export const START_MEETING = 'Meeting beginnen'
export const NOT_RUNNING = 'Kein Meeting läuft. Sobald die Leitung eines beginnt, können Sie hier teilnehmen.'
export const agendaLength = (duration: string, sections: number): string =>
  `${duration} in ${sections} Abschnitten`

export const KIND_OF_MEETING = 'Art des Meetings'
export const SHORT_TYPE_LABELS: Record<MeetingType, string> = { weekly: 'Woche', quarterly: 'Quartal' }

export const IN_THE_MEETING = 'Im Meeting'
export const runningFor = (elapsed: string, section: string): string =>
  `Läuft seit ${elapsed}, jetzt bei ${sectionName(section)}.`
export const isTheScriber = (name: string): string => `${name} führt das Protokoll.`
export const NOBODY_IS_THE_SCRIBER = 'Niemand führt das Protokoll.'
