import type { GoalStatus } from './goals.table.ts'

export const STATUS_LABELS: Record<GoalStatus, string> = {
  on_track: 'Im Plan',
  off_track: 'Nicht im Plan',
  complete: 'Abgeschlossen',
}
export const statusOf = (title: string): string => `Status von „${title}“`
export const progressOn = (title: string): string => `Fortschritt von „${title}“`
export const DUE = 'Fällig am'
export const WAS_DUE = 'Überfällig, war fällig am'
