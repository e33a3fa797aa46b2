import { Vote } from 'lucide-react'
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Voting } from './use-voting.ts'
import { votesLeft } from './voting.text.ts'

type VotePanelProps = {
  voting: Voting | undefined
  /** How many could vote, for "4 of 6 have voted". */
  people: number
  /** Setting the limit belongs to a higher feature and plugs in here. */
  children?: ReactNode
}

const DOTS_UP_TO = 12

/** The own budget at a glance, and who is still to vote. */
export function VotePanel({ voting, people, children }: VotePanelProps) {
  if (!voting) return <Skeleton className="mx-4 my-3 h-6 w-64" />
  const { left, limit, voters } = voting
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-sunken px-4 py-2">
      <p role="status" className="flex items-center gap-2 font-medium">
        <Vote aria-hidden className="size-4 text-soft" />
        <span data-numeric>{votesLeft(left, limit)}</span>
      </p>
      {limit <= DOTS_UP_TO && <Dots left={left} limit={limit} />}
      <p data-numeric className="text-[0.8125rem] text-soft">
        {voters} of {Math.max(people, voters)} have voted
      </p>
      {children && <div className="ml-auto">{children}</div>}
    </div>
  )
}

function Dots({ left, limit }: { left: number; limit: number }) {
  return (
    <span aria-hidden className="flex gap-1">
      {Array.from({ length: limit }, (_, index) => (
        <span
          key={index}
          className={
            index < left
              ? 'size-2.5 rounded-full border border-accent bg-accent'
              : 'size-2.5 rounded-full border border-control-line'
          }
        />
      ))}
    </span>
  )
}
