import { useLive } from '../../sync/browser/react.ts'
import { useIsOffline } from '../../ui/use-network.ts'
import type { Audience } from './audience.rules.ts'
import { heldDiscussion } from './comments.queries.ts'
import { EARLIER_ON_THE_WAY, EARLIER_ONCE_ONLINE } from './comments.text.ts'

/** Keeps all comments of a discussion here while it is on the screen, and says so until they are. */
export function HeldDiscussion(of: Audience & { discussionId: string }) {
  const isHere = useLive(heldDiscussion, of)
  const isOffline = useIsOffline()
  if (isHere) return null
  return (
    <p role="status" className="text-[0.8125rem] text-soft">
      {isOffline ? EARLIER_ONCE_ONLINE : EARLIER_ON_THE_WAY}
    </p>
  )
}
