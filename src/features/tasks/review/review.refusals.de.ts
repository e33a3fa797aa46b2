import type { RefusalTable } from '../../../sync/refusal.ts'

export const words = {
  'task/not-in-this-meeting': 'Diese Aufgabe gehört zu einem anderen Team.',
  'task/not-due-yet': 'Diese Aufgabe ist noch nicht fällig.',
} as const satisfies RefusalTable
