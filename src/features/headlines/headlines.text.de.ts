import type { MeetingType } from '../meetings/meetings.table.ts'

export const HEADLINE_NOT_ADDED = 'Schlagzeile nicht angelegt. Versuchen Sie es noch einmal.'
export const HEADLINE_NOT_UPDATED = 'Schlagzeile nicht geändert'
export const HEADLINE_NOT_ARCHIVED = 'Schlagzeile nicht archiviert'
export const MESSAGE_NOT_SENT = 'Nachricht nicht gesendet'

export const HEADLINES = 'Schlagzeilen'
export const NO_HEADLINES =
  'Noch keine Schlagzeilen. Teilen Sie gute und schlechte Nachrichten aus dem Kreis der Kunden und Kollegen.'
export const NO_NEW_HEADLINES =
  'Keine Schlagzeilen seit dem letzten Meeting. Teilen Sie gute und schlechte Nachrichten aus dem Kreis der Kunden und Kollegen.'
export const EARLIER_HEADLINES = 'Frühere Schlagzeilen'
export const earlierHeadlines = (count: number): string =>
  count === 1 ? '1 frühere Schlagzeile' : `${count} frühere Schlagzeilen`
export const LATER_HEADLINES = 'Schlagzeilen für spätere Meetings'
export const laterHeadlines = (count: number): string =>
  count === 1 ? '1 Schlagzeile für ein späteres Meeting' : `${count} Schlagzeilen für spätere Meetings`
export const forMeeting = (day: string): string => `Für das Meeting am ${day}`
export const READ_OUT = 'Vorlesen'
export const readOut = (title: string): string => `Vorlesen: ${title}`
export const fromTeam = (team: string): string => `Von ${team}`
export const FROM_THIS_MEETING = 'Dieses Meeting'
export const actionsFor = (title: string): string => `Aktionen für ${title}`
export const EDIT = 'Bearbeiten'
export const ARCHIVE = 'Archivieren'
export const HEADLINE_ARCHIVED = 'Schlagzeile archiviert'

export const ADD_HEADLINE_TITLE = 'Neue Schlagzeile'
export const ADD_HEADLINE = 'Schlagzeile anlegen'
export const HEADLINE_ADDED = 'Schlagzeile angelegt'
export const EDIT_HEADLINE = 'Schlagzeile bearbeiten'
export const HEADLINE_UPDATED = 'Schlagzeile geändert'
export const NO_TEAMS =
  'Sie haben noch keine Teams. Legen Sie eines an oder treten Sie einem bei, um Schlagzeilen anzulegen.'
export const TITLE = 'Titel'
export const CONTENT = 'Inhalt'
export const TEAM = 'Team'
export const MEETING = 'Meeting'
export const NO_MEETING = 'Kein Meeting'
export const MEETING_LABELS: Record<MeetingType, string> = {
  weekly: 'Das laufende Wochenmeeting',
  quarterly: 'Die laufende Quartalsplanung',
}
const PLANNED_LABELS: Record<MeetingType, string> = { weekly: 'Woche', quarterly: 'Quartal' }
export const plannedMeeting = (meetingType: MeetingType, day: string): string =>
  `${PLANNED_LABELS[meetingType]}, ${day}`
export const createdBy = (name: string): string => `Angelegt von ${name}`

export const SEND_MESSAGE = 'Nachricht senden'
export const CASCADE_EXPLAINED =
  'Sie wird eine Schlagzeile des anderen Teams und steht im Rückblick dieses Meetings.'
export const TO_TEAM = 'An das Team'
export const MESSAGE_SENT = 'Nachricht gesendet'
export const messageSentTo = (team: string): string => `Sie ist jetzt eine Schlagzeile von ${team}.`
export const NO_OTHER_TEAM = 'In diesem Unternehmen gibt es noch kein anderes Team.'
