import { useNavigate, useSearch } from '@tanstack/react-router'
import { sourceOf, statusOf, type TaskFilters } from './task-filters.rules.ts'

/** What the addresses of the tasks say: `?team=…&person=…&status=todo&source=issue&period=week&day=2026-11-23`. */
export interface TasksSearch {
  team?: string | undefined
  person?: string | undefined
  status?: string | undefined
  source?: string | undefined
  /** Of the calendar. */
  period?: string | undefined
  day?: string | undefined
}

/** The team of the address that stands for the reader's personal tasks. */
export const PERSONAL = 'personal'

export interface TasksAddress {
  /** A team's id, `PERSONAL`, or undefined for all of the reader's own tasks. */
  whose: string | undefined
  filters: TaskFilters
  search: TasksSearch
  change(patch: TasksSearch): void
}

/** Whose tasks and which of them, kept in the address, so that every view shows the same. A row that was sought is found by then. */
export function useTasksAddress(): TasksAddress {
  const navigate = useNavigate()
  const { row: _, ...search }: TasksSearch & { row?: string } = useSearch({ strict: false })
  return {
    whose: search.team,
    filters: { status: statusOf(search.status), person: search.person, source: sourceOf(search.source) },
    search,
    change: (patch) =>
      void navigate({ to: '.', search: { ...search, ...patch, row: undefined }, replace: true }),
  }
}
