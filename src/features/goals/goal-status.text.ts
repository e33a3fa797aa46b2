import type { GoalStatus } from './goals.table.ts'

export const STATUS_LABELS: Record<GoalStatus, string> = {
  on_track: 'On track',
  off_track: 'Off track',
  complete: 'Complete',
}
export const statusOf = (title: string): string => `Status of ${title}`
export const progressOn = (title: string): string => `Progress of ${title}`
export const DUE = 'Due'
export const WAS_DUE = 'Overdue, was due'
