import type { GoalView } from './views.rules.ts'

export const VIEW = 'View'
export const VIEW_LABELS: Record<GoalView, string> = { list: 'List', board: 'Board', roadmap: 'Roadmap' }

/** The board. */
export const CLOSED = 'Closed'
export const boardOf = (name: string): string => `Board: ${name}`
export const column = (label: string, count: number): string => `${label}: ${count}`
export const NONE_HERE = 'None'
export const nowIs = (title: string, status: string): string => `${title}: ${status}`
export const MOVE_HINT = 'Drag a goal to another column, or press Alt with the left or right arrow key.'

/** The roadmap. */
export const roadmapOf = (name: string): string => `Roadmap: ${name}`
export const TODAY = 'Today'
export const NOTHING_DUE = 'No goal is due in these two quarters.'
export const barRead = (due: string, status: string, percent: number): string =>
  `Due ${due}, ${status.toLowerCase()}, ${percent}%`
export const overdueBar = (due: string): string => `Overdue since ${due}`
export const milestoneAt = (title: string, day: string): string => `${title}, ${day}`
