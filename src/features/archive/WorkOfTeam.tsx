import { useLive } from '../../sync/browser/react.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { openWorkOfTeam } from './archive.queries.ts'
import { goesWithIt } from './archive.text.ts'

/** What goes with a team when it is deleted. */
export function WorkOfTeam({ teamId }: { teamId: string }) {
  const work = useLive(openWorkOfTeam, { teamId })
  return (
    <span className="block min-h-5 font-medium text-ink">
      {work ? goesWithIt(work) : <Skeleton className="h-5" />}
    </span>
  )
}
