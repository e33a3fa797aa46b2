import { Bell, BellOff } from 'lucide-react'
import { useActor, useMutate } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { displayName } from '../people/people.rules.ts'
import { canFollow } from './comments.access.ts'
import type { DiscussionItems } from './comments.queries.ts'
import {
  DISCUSSION,
  FOLLOW,
  FOLLOWED_BY_NOBODY,
  followedBy,
  FOLLOWING,
  STOP_FOLLOWING,
} from './comments.text.ts'
import { followDiscussion } from './follow.mutations.ts'
import { commentCount } from './mark.text.ts'

type DiscussionHeadProps = { found: DiscussionItems | null }

/** How much was said, and whether one hears of more. */
export function DiscussionHead({ found }: DiscussionHeadProps) {
  const mayFollow = canFollow(useActor())
  const mutate = useMutate()
  const names = found?.followers.map(displayName).join(', ')
  return (
    <div className="flex min-h-8 items-center gap-2">
      <h3 className="text-[0.8125rem] font-semibold">{DISCUSSION}</h3>
      {found && (
        <span data-numeric className="text-[0.8125rem] text-soft">
          {commentCount(found.discussion.commentCount)}
        </span>
      )}
      {found && mayFollow && (
        <Button
          size="sm"
          variant="ghost"
          className="ml-auto text-soft"
          aria-pressed={found.isFollowing}
          aria-label={found.isFollowing ? STOP_FOLLOWING : FOLLOW}
          data-tooltip={names ? followedBy(names) : FOLLOWED_BY_NOBODY}
          icon={found.isFollowing ? <Bell aria-hidden /> : <BellOff aria-hidden />}
          onClick={() => {
            const { discussion, isFollowing } = found
            void mutate(followDiscussion, { discussionId: discussion.id, isFollowing: !isFollowing })
          }}
        >
          {found.isFollowing ? FOLLOWING : FOLLOW}
        </Button>
      )}
    </div>
  )
}
