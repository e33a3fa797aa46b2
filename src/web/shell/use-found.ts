import { CircleDot, ChartColumn, SquareCheckBig, Target, UserRound } from 'lucide-react'
import { found } from '../../features/search/search.queries.ts'
import { useLive } from '../../sync/browser/react.ts'
import type { CommandGroup, Entry } from './commands.ts'

export type FoundGroup = { value: CommandGroup; items: Entry[] }

const kinds = [
  { value: 'people', icon: UserRound, to: '/people' },
  { value: 'tasks', icon: SquareCheckBig, to: '/tasks' },
  { value: 'issues', icon: CircleDot, to: '/issues' },
  { value: 'goals', icon: Target, to: '/goals' },
  { value: 'metrics', icon: ChartColumn, to: '/metrics' },
] as const

/** What the palette finds among the company's rows: each entry leads to the page where it stands. */
export function useFound(text: string): FoundGroup[] {
  const rows = useLive(found, { text })
  if (!rows) return []
  return kinds.map(({ value, icon, to }) => ({
    value,
    items: rows[value].map(({ id, label, detail }) => ({
      id,
      title: label,
      description: detail,
      icon,
      run: (navigate) => void navigate({ to }),
    })),
  }))
}
