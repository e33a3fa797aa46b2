import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { post } from '../../../ui/post.ts'
import { problemOf } from '../../../ui/problem.ts'
import { toast } from '../../../ui/toast.ts'
import { VoteButton } from '../../voting/VoteButtons.tsx'
import type { VoteAct } from '../../voting/vote-keys.ts'
import { remaining } from '../../voting/voting.rules.ts'
import { takeBackFrom, voteFor, votesRemaining } from '../../voting/voting.text.ts'
import { VOTE_NOT_GIVEN, VOTE_NOT_TAKEN_BACK, YOUR_VOTES } from './guest-page.text.ts'
import type { GuestIssue, GuestVotes } from './guests.requests.ts'

type GuestVotingProps = { issue: GuestIssue; votes: GuestVotes }

/** The guest's votes for the issue under discussion. */
export function GuestVoting({
  issue: { id: issueId, title },
  votes: { limit, used, here },
}: GuestVotingProps) {
  const [pending, setPending] = useState(false)
  const left = remaining(limit, used)
  async function act(what: VoteAct) {
    if (pending) return
    setPending(true)
    const failure = what === 'cast' ? VOTE_NOT_GIVEN : VOTE_NOT_TAKEN_BACK
    await post('/api/guests/vote', { issueId, act: what }, failure).catch((error: unknown) => {
      const { title: refusal, detail } = problemOf(error)
      toast.error(refusal, detail)
    })
    setPending(false)
  }
  return (
    <section
      aria-label={YOUR_VOTES}
      className="mt-4 flex flex-wrap items-center gap-x-3 border-t border-line pt-3"
    >
      <p className="min-w-0 flex-1 basis-32">
        <span className="block font-medium">{YOUR_VOTES}</span>
        <span data-numeric className="text-[0.8125rem] text-soft">
          {votesRemaining(left, limit)}
        </span>
      </p>
      <div className="flex items-center">
        <VoteButton
          data-vote="take-back"
          aria-label={takeBackFrom(title)}
          aria-disabled={here === 0}
          onClick={() => void (here > 0 && act('take-back'))}
        >
          <Minus aria-hidden />
        </VoteButton>
        <output data-numeric className="w-10 text-center text-base font-semibold">
          {here}
        </output>
        <VoteButton
          data-vote="cast"
          aria-label={voteFor(title)}
          aria-disabled={left === 0}
          className="bg-accent-tint text-accent-ink aria-disabled:bg-transparent aria-disabled:text-soft"
          onClick={() => void (left > 0 && act('cast'))}
        >
          <Plus aria-hidden />
        </VoteButton>
      </div>
    </section>
  )
}
