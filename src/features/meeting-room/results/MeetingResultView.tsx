import { Link } from '@tanstack/react-router'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { team } from '../../../sync/scope.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { refuse } from '../../meetings/meetings.refusals.ts'
import { teamsAtHand } from '../../teams/teams.queries.ts'
import { ResultPage } from './ResultPage.tsx'
import { hasResult, heldMeeting, MOST_TEAMS } from './results.queries.ts'
import { ALL_MEETINGS, NAMES_NO_TEAM } from './results.text.ts'

type MeetingResultViewProps = { teamId: string | undefined; meetingId: string }

/** One meeting's result, which can be printed too. */
export default function MeetingResultView({ teamId, meetingId }: MeetingResultViewProps) {
  const actor = useActor()
  if (teamId === undefined) return <ResultOfSomeTeam meetingId={meetingId} />
  if (!actor.sees(team(teamId))) return <AnyResult meetingId={meetingId} />
  return <TeamsResult teamId={teamId} meetingId={meetingId} />
}

/** An earlier address names the meeting alone. One that ended long ago is looked for in the reader's own teams. */
function ResultOfSomeTeam({ meetingId }: { meetingId: string }) {
  const teams = useLive(teamsAtHand, {})
  const teamIds = (teams ?? []).slice(0, MOST_TEAMS).map(({ id }) => id)
  const isHeld = useLive(heldMeeting, { teamIds, meetingId })
  // Without a network too, if it is live.
  const isThere = useLive(hasResult, { meetingId })
  if (isThere || (teams && isHeld)) return <AnyResult meetingId={meetingId} otherwise={NAMES_NO_TEAM} />
  return <SkeletonRows rowHeight="h-10" />
}

function TeamsResult({ teamId, meetingId }: { teamId: string; meetingId: string }) {
  const isHeld = useLive(heldMeeting, { teamIds: [teamId], meetingId })
  return isHeld ? <AnyResult meetingId={meetingId} /> : <SkeletonRows rowHeight="h-10" />
}

type AnyResultProps = {
  meetingId: string
  /** What to do if it isn't there. */
  otherwise?: string
}

function AnyResult({ meetingId, otherwise }: AnyResultProps) {
  const isThere = useLive(hasResult, { meetingId })
  if (isThere === undefined) return <SkeletonRows rowHeight="h-10" />
  return isThere ? (
    <ResultPage meetingId={meetingId} />
  ) : (
    <EmptyState
      text={[`${refuse.reason('meeting/not-found').detail}.`, otherwise].filter(Boolean).join(' ')}
      action={
        <Link to="/meetings" className={buttonClass()}>
          {ALL_MEETINGS}
        </Link>
      }
    />
  )
}
