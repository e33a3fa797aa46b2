import { CircleDot } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { team as teamScope } from '../../sync/scope.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { openIssuesOfTeam } from '../issues/issues.queries.ts'
import { displayName } from '../people/people.rules.ts'
import { dayOf } from '../time/calendar.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import { useToday } from '../time/use-today.ts'
import { usePlan } from './plan-context.ts'
import { PlanBlock } from './PlanBlock.tsx'
import { keptByTeam, NO_LONG_TERM_ISSUES, openIssues } from './strategy.text.ts'

/** The team's open long-term issues, which stay the team's even on a plan for everybody. */
export default function LongTermIssues() {
  const { team } = usePlan()
  const sees = useActor().sees(teamScope(team.id))
  if (sees) return <IssuesOf teamId={team.id} />
  return (
    <PlanBlock block="issues" isLive>
      <p className="text-soft">{keptByTeam(team.name)}</p>
    </PlanBlock>
  )
}

function IssuesOf({ teamId }: { teamId: string }) {
  const today = useToday()
  const found = useLive(openIssuesOfTeam, { teamId, issueType: 'long_term' })
  return (
    <PlanBlock block="issues" isLive aside={found && found.length > 0 && openIssues(found.length)}>
      {found?.length === 0 && <p className="text-soft">{NO_LONG_TERM_ISSUES}</p>}
      <ul className="grid">
        {found?.map(({ issue, owner }) => (
          <li key={issue.id} className="flex items-center gap-3 py-1 max-md:min-h-11">
            <CircleDot aria-hidden className="size-4 shrink-0 text-soft" />
            <Link to="/issues" className="min-w-0 flex-1 hover:underline">
              {issue.title}
            </Link>
            <Avatar name={displayName(owner)} picture={owner?.avatarUrl} size="xs" />
            <span className="w-14 text-right text-xs text-soft">
              {dayLabel(dayOf(issue.createdAt), today)}
            </span>
          </li>
        ))}
      </ul>
    </PlanBlock>
  )
}
