import type { SectionKind } from '../../teams/teams.table.ts'
import type { MeetingType } from '../meetings.table.ts'
import { MEETING_TYPE_LABELS } from '../meetings.text.de.ts'
import { durationText } from '../timer/timer.text.de.ts'
import type { Template } from './templates.rules.ts'

export const EDIT_AGENDA = 'Agenda bearbeiten'
export const agendaTitle = (teamName: string, meetingType: MeetingType): string =>
  `Agenda: ${teamName}, ${MEETING_TYPE_LABELS[meetingType]}`
export const AGENDA_EXPLAINED = 'Sie gilt ab dem nächsten Meeting.'
export const SAVE_AGENDA = 'Agenda speichern'
export const AGENDA_SAVED = 'Agenda gespeichert'
export const AGENDA_RESET = 'Die übliche Agenda gilt wieder'
export const RESET_AGENDA = 'Übliche Agenda verwenden'
export const AGENDA_CHANGED_MEANWHILE =
  'Jemand anderes hat diese Agenda geändert, seit Sie sie geöffnet haben. Speichern ersetzt jene Fassung.'

export const KIND_LABELS: Record<SectionKind, string> = {
  segue: 'Das Beste der Woche',
  scorecard: 'Scorecard',
  goals: 'Stand der Ziele',
  headlines: 'Schlagzeilen',
  tasks: 'Stand der Aufgaben',
  issues: 'Themen und Stimmen',
  conclude: 'Rückblick und Bewertung',
  'prior-quarter': 'Das Quartal davor',
  strategy: 'Strategie',
  'goal-setting': 'Ziele des Quartals',
  'next-steps': 'Nächste Schritte',
  open: 'Eigener Text',
}
export const KIND_DETAILS: Record<SectionKind, string> = {
  segue: 'Wer als Nächstes spricht, und worüber',
  scorecard: 'Die Zahlen der letzten Wochen',
  goals: 'Im Plan oder nicht',
  headlines: 'Neues zum Vorlesen',
  tasks: 'Erledigt oder nicht',
  issues: 'Abstimmen, besprechen, lösen',
  conclude: 'Was dabei herauskam, und wie es war',
  'prior-quarter': 'Erreichte Ziele und die Zahlen jenes Quartals',
  strategy: 'Worauf zu schauen ist, und langfristige Themen',
  'goal-setting': 'Sammeln, behalten, streichen, verbinden',
  'next-steps': 'Aufgaben dieses Meetings mit Person und Datum',
  open: 'Was Ihr Team hier schreibt',
}

export const SECTIONS = 'Abschnitte'
export const ADD_SECTION = 'Abschnitt hinzufügen'
export const sectionName = (place: number): string => `Name von Abschnitt ${place}`
export const sectionKind = (name: string): string => `Was ${name} zeigt`
export const sectionMinutes = (name: string): string => `Minuten für ${name}`
export const sectionText = (name: string): string => `Text von ${name}`
export const OWN_TEXT_HINT = 'Das lesen alle im Meeting: Fragen, ein Ritual, Links.'
export const MINUTES_SHORT = 'min'
export const actionsForSection = (name: string): string => `Aktionen für ${name}`
export const MOVE_UP = 'Nach oben'
export const MOVE_DOWN = 'Nach unten'
export { MOVE_DOWN_KEYS, MOVE_UP_KEYS } from './agenda.text.ts'
export const REMOVE_SECTION = 'Entfernen'
export const DRAG_SECTION = 'An eine andere Stelle ziehen'
export const movedToPlace = (name: string, place: number, of: number): string =>
  `${name} steht jetzt an Stelle ${place} von ${of}`
export const sectionRemoved = (name: string): string => `${name} entfernt`
export const UNNAMED = 'diesen Abschnitt'
export const NEW_SECTION = 'Neuer Abschnitt'

export const total = (minutes: number, sections: number): string =>
  `${durationText(minutes * 60)} in ${sections === 1 ? '1 Abschnitt' : `${sections} Abschnitten`}`
export const NOT_CONCLUDED =
  'Ohne einen Abschnitt für Rückblick und Bewertung wird niemand gefragt, wie das Meeting war.'

export const START_FROM = 'Beginnen mit …'
export const OTHER_TEAMS = 'Wie andere Teams'
const TEMPLATE_NAMES: Record<Template['key'], string> = {
  product: 'Üblich',
  short: 'Kurz',
  'check-in': 'Kurzer Stand',
  'half-day': 'Halber Tag',
}
export const templateName = ({ key }: Template): string => TEMPLATE_NAMES[key]
export const templateLength = (minutes: number): string => durationText(minutes * 60)
