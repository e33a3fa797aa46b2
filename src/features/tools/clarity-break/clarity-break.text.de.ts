import type { Repeats } from './appointments.table.ts'

export const BEGIN = 'Jetzt beginnen'
export const BEGIN_BREAK = 'Beginnen'
export const HOW_LONG = 'Wie lange'
export const BLANK_PAGE = 'Ein leeres Blatt und nichts darum herum. Niemand sonst sieht, was Sie schreiben.'
export const minutesText = (minutes: number): string => `${minutes} Minuten`
export const untilEnd = (time: string): string => `Bis Ihr Termin um ${time} endet`
export const APPOINTMENT = 'Termin'
export const NO_APPOINTMENT = 'Noch kein Termin. Zehn Minuten vorher werden Sie daran erinnert.'
export const MAKE_APPOINTMENT = 'Termin festlegen'
export const CHANGE_APPOINTMENT = 'Termin ändern'
export const CANCEL_APPOINTMENT = 'Termin absagen'
export const APPOINTMENT_CANCELLED = 'Termin abgesagt'
export const FIRST_DAY = 'Tag'
export const TIME = 'Uhrzeit'
export const LENGTH = 'Dauer'
export const REPEATED = 'Wiederholung'
export const SAVE = 'Speichern'
export const REPEAT_LABELS: Record<Repeats, string> = {
  once: 'Einmal',
  daily: 'Täglich',
  weekly: 'Wöchentlich',
  monthly: 'Monatlich',
}
export const nextAt = (day: string, time: string): string => `Nächster: ${day}, ${time}`
export const IS_OVER = 'Er ist vorbei.'
export const IS_TIME = 'Es ist so weit.'
export const TEXT = 'Was Sie beschäftigt'
export const TEXT_PLACEHOLDER = 'Schreiben Sie, was kommt.'
export const lineIn = (section: string): string => `Zeile: ${section}`
export const LINE = 'Zeile hinzufügen'
export const addTo = (section: string): string => `Zu ${section} hinzufügen`
export const EDIT_LINE = 'Zeile bearbeiten'
export const LINE_REMOVED = 'Zeile entfernt'
export const REMOVE = 'Entfernen'
export const MAKE_TASK = 'Aufgabe daraus machen'
export const MAKE_HEADLINE = 'Schlagzeile daraus machen'
export const toolOn = (tool: string, day: string): string => `${tool}, ${day}`
export const PEN_AND_PAPER = 'Stift und Papier'
export const BACK_TO_PAGE = 'Zurück zum Blatt'
export const LEAVE = 'Verlassen'
export const minutesLeftText = (minutes: number): string =>
  minutes === 0 ? 'Die Zeit ist um' : minutes === 1 ? 'Noch 1 Minute' : `Noch ${minutes} Minuten`
export const HISTORY = 'Frühere'
export const GO_ON = 'Im ganzen Fenster weiterschreiben'
