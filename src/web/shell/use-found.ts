import { CircleDot, ChartColumn, Newspaper, SquareCheckBig, Target, UserRound } from 'lucide-react'
import { found } from '../../features/search/search.queries.ts'
import { newId } from '../../sync/id.ts'
import { useLive } from '../../sync/browser/react.ts'
import type { CommandGroup, Entry } from './commands.ts'

export type FoundGroup = { value: CommandGroup; items: Entry[] }

const kinds = [
  { value: 'people', icon: UserRound, to: '/people' },
  { value: 'tasks', icon: SquareCheckBig, to: '/tasks' },
  { value: 'issues', icon: CircleDot, to: '/issues' },
  { value: 'goals', icon: Target, to: '/goals' },
  { value: 'metrics', icon: ChartColumn, to: '/metrics' },
  { value: 'headlines', icon: Newspaper, to: '/headlines' },
] as const

/** What the palette finds among the company's rows: each entry leads to its page, and to its row there. */
export function useFound(text: string): FoundGroup[] {
  const rows = useLive(found, { text })
  if (!rows) return []
  return kinds.map(({ value, icon, to }) => ({
    value,
    items: rows[value].map(({ id, label, detail, teamId }) => ({
      id,
      title: label,
      description: detail,
      icon,
      run: (navigate) =>
        void navigate({
          to,
          search: value === 'people' ? {} : { row: id, ...(teamId && { team: teamId }) },
          state: { visit: newId() },
        }),
    })),
  }))
}
