import { CircleCheck } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { useToday } from '../../time/use-today.ts'
import { followedByEveryone } from './followed.queries.ts'
import { FOLLOWED_BY_EVERYONE } from './followed.text.ts'

/** Marks a process that is followed by everyone. */
export function FollowedMark({ processId }: { processId: string }) {
  const today = useToday()
  if (!useLive(followedByEveryone, { processId, today })?.isFollowed) return null
  return (
    <span data-tooltip={FOLLOWED_BY_EVERYONE} className="text-good-ink">
      <CircleCheck aria-hidden className="size-4" />
      <span className="sr-only">{FOLLOWED_BY_EVERYONE}</span>
    </span>
  )
}
