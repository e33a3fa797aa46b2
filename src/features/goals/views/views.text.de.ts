import type { GoalView } from './views.rules.ts'

export const VIEW = 'Ansicht'
export const VIEW_LABELS: Record<GoalView, string> = { list: 'Liste', board: 'Tafel', roadmap: 'Fahrplan' }

export const CLOSED = 'Abgeschlossen'
export const boardOf = (name: string): string => `Tafel: ${name}`
export const column = (label: string, count: number): string => `${label}: ${count}`
export const NONE_HERE = 'Keine'
export const nowIs = (title: string, status: string): string => `${title}: ${status}`
export const MOVE_HINT =
  'Ziehen Sie ein Ziel in eine andere Spalte, oder drücken Sie Alt mit der Pfeiltaste nach links oder rechts.'

export const roadmapOf = (name: string): string => `Fahrplan: ${name}`
export const TODAY = 'Heute'
export const NOTHING_DUE = 'In diesen beiden Quartalen ist kein Ziel fällig.'
export const barRead = (due: string, status: string, percent: number): string =>
  `Fällig ${due}, ${status}, ${percent}%`
export const overdueBar = (due: string): string => `Überfällig seit ${due}`
export const milestoneAt = (title: string, day: string): string => `${title}, ${day}`
