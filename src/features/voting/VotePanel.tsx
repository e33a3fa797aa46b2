import { Vote } from 'lucide-react'
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Voting } from './use-voting.ts'
import { haveVoted, votesRemaining } from './voting.text.ts'

type VotePanelProps = {
  voting: Voting | undefined
  /** How many can vote; left out where it is said elsewhere who has. */
  people?: number
  /** Where the meeting room puts its control for the limit. */
  children?: ReactNode
}

const DOTS_UP_TO = 12

/** How many votes the person has left, and how many people have voted. */
export function VotePanel({ voting, people, children }: VotePanelProps) {
  if (!voting) return <Skeleton className="mx-4 my-3 h-6 w-64" />
  const { remaining, limit, voters } = voting
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-sunken px-4 py-2">
      <p role="status" className="flex items-center gap-2 font-medium">
        <Vote aria-hidden className="size-4 text-soft" />
        <span data-numeric>{votesRemaining(remaining, limit)}</span>
      </p>
      {limit <= DOTS_UP_TO && <Dots remaining={remaining} limit={limit} />}
      {people !== undefined && (
        <p data-numeric className="text-[0.8125rem] text-soft">
          {haveVoted(voters, Math.max(people, voters))}
        </p>
      )}
      {children && <div className="ml-auto">{children}</div>}
    </div>
  )
}

function Dots({ remaining, limit }: { remaining: number; limit: number }) {
  return (
    <span aria-hidden className="flex gap-1 @max-md:hidden">
      {Array.from({ length: limit }, (_, index) => (
        <span
          key={index}
          className={
            index < remaining
              ? 'size-2.5 rounded-full border border-accent bg-accent'
              : 'size-2.5 rounded-full border border-control-line'
          }
        />
      ))}
    </span>
  )
}
