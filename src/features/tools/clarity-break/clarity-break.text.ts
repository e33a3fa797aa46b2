import type { Repeats } from './appointments.table.ts'

export const BEGIN = 'Begin now'
export const BEGIN_BREAK = 'Begin'
export const HOW_LONG = 'How long'
export const BLANK_PAGE = 'A blank page with nothing around it. Nobody else sees what you write.'
export const minutesText = (minutes: number): string => `${minutes} minutes`
export const untilEnd = (time: string): string => `Until your appointment ends at ${time}`
export const APPOINTMENT = 'Appointment'
export const NO_APPOINTMENT = 'No appointment yet. You get a reminder ten minutes before each one.'
export const MAKE_APPOINTMENT = 'Make an appointment'
export const CHANGE_APPOINTMENT = 'Change the appointment'
export const CANCEL_APPOINTMENT = 'Cancel the appointment'
export const APPOINTMENT_CANCELLED = 'Appointment cancelled'
export const FIRST_DAY = 'Day'
export const TIME = 'Time'
export const LENGTH = 'Length'
export const REPEATED = 'Repeats'
export const SAVE = 'Save'
export const REPEAT_LABELS: Record<Repeats, string> = {
  once: 'Once',
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
}
export const nextAt = (day: string, time: string): string => `Next: ${day}, ${time}`
export const IS_OVER = 'It is over.'
export const IS_TIME = 'It is time.'
export const TEXT = 'What is on your mind'
export const TEXT_PLACEHOLDER = 'Write what comes.'
export const lineIn = (section: string): string => `Line: ${section}`
export const LINE = 'Add a line'
export const addTo = (section: string): string => `Add to ${section}`
export const EDIT_LINE = 'Edit line'
export const LINE_REMOVED = 'Line removed'
export const REMOVE = 'Remove'
export const MAKE_TASK = 'Make a task'
export const MAKE_HEADLINE = 'Make a headline'
export const toolOn = (tool: string, day: string): string => `${tool}, ${day}`
export const PEN_AND_PAPER = 'Pen and paper'
export const BACK_TO_PAGE = 'Back to the page'
export const LEAVE = 'Leave'
export const minutesLeftText = (minutes: number): string =>
  minutes === 0 ? 'The time is over' : minutes === 1 ? '1 minute left' : `${minutes} minutes left`
export const HISTORY = 'Earlier ones'
export const GO_ON = 'Continue in the full window'
