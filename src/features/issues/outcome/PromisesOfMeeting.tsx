import { useActor, useLive } from '../../../sync/browser/react.ts'
import { team } from '../../../sync/scope.ts'
import { canViewMetrics } from '../../metrics/metrics.access.ts'
import { PromiseList } from './PromiseList.tsx'
import { promisesOfMeeting } from './promises.queries.ts'
import { PROMISES_OF_MEETING } from './promises.text.ts'

type PromisesOfMeetingProps = { teamId: string; meetingId: string }

/** What the solutions found in a meeting should move, with what became of it; nothing if none promised anything. */
export default function PromisesOfMeeting(props: PromisesOfMeetingProps) {
  const actor = useActor()
  return canViewMetrics(actor) && actor.sees(team(props.teamId)) ? <Promised {...props} /> : null
}

function Promised({ teamId, meetingId }: PromisesOfMeetingProps) {
  const promises = useLive(promisesOfMeeting, { teamId, meetingId })
  if (!promises?.length) return null
  return (
    <section className="border-t border-line py-3">
      <h2 className="px-4 font-semibold">{PROMISES_OF_MEETING}</h2>
      <PromiseList promises={promises} label={PROMISES_OF_MEETING} />
    </section>
  )
}
