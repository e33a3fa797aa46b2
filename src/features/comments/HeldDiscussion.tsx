import { useLive } from '../../sync/browser/react.ts'
import { useIsOffline } from '../../ui/use-network.ts'
import type { Audience } from './audience.rules.ts'
import { heldComments, heldDiscussion } from './comments.queries.ts'
import { EARLIER_ON_THE_WAY, EARLIER_ONCE_ONLINE } from './comments.text.ts'
import type { About } from './subjects.rules.ts'

type HeldDiscussionProps = {
  about: About
  audience: Audience
  /** Once it is here. */
  discussionId: string | undefined
}

/** Keeps a discussion with all its comments here while it is on the screen, and says so until they are. */
export function HeldDiscussion({ about, audience, discussionId }: HeldDiscussionProps) {
  const isHere = useLive(heldDiscussion, { ...about, ...audience })
  if (!isHere) return <OnTheWay />
  return discussionId === undefined ? null : <HeldComments {...audience} discussionId={discussionId} />
}

function HeldComments(of: Audience & { discussionId: string }) {
  return useLive(heldComments, of) ? null : <OnTheWay />
}

function OnTheWay() {
  const isOffline = useIsOffline()
  return (
    <p role="status" className="text-[0.8125rem] text-soft">
      {isOffline ? EARLIER_ONCE_ONLINE : EARLIER_ON_THE_WAY}
    </p>
  )
}
