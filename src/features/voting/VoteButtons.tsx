import { Minus, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../ui/cx.ts'
import type { Voting } from './use-voting.ts'
import type { VoteAct } from './vote-keys.ts'
import { ownVotes, takeBackFrom, voteFor, votesOn } from './voting.text.ts'

type VoteButtonsProps = { issue: { id: string; title: string }; voting: Voting }

/** One issue's votes: a button that takes one back, the total with the person's own, a button that gives one. */
export function VoteButtons({ issue, voting }: VoteButtonsProps) {
  const total = voting.totals[issue.id] ?? 0
  const own = voting.own[issue.id] ?? 0
  return (
    <div className="ml-auto flex items-center">
      <VoteButton
        data-vote="take-back"
        aria-label={takeBackFrom(issue.title)}
        aria-disabled={own === 0}
        onClick={() => own > 0 && voting.takeBack(issue.id)}
      >
        <Minus aria-hidden />
      </VoteButton>
      <span className="grid min-h-8.5 w-13 content-center justify-items-center leading-tight max-md:w-12">
        <span aria-hidden data-numeric className="text-base font-semibold">
          {total}
        </span>
        {own > 0 && (
          <span aria-hidden data-numeric className="text-[0.6875rem] text-soft">
            {ownVotes(own)}
          </span>
        )}
        <span className="sr-only">{votesOn(total, own)}</span>
      </span>
      <VoteButton
        data-vote="cast"
        aria-label={voteFor(issue.title)}
        aria-disabled={voting.remaining === 0}
        className="bg-accent-tint text-accent-ink aria-disabled:bg-transparent aria-disabled:text-soft"
        onClick={() => voting.cast(issue.id)}
      >
        <Plus aria-hidden />
      </VoteButton>
    </div>
  )
}

/** Only marked as disabled, so that giving the last vote doesn't move the focus out of the list. */
export function VoteButton({ className, ...rest }: ComponentProps<'button'> & { 'data-vote': VoteAct }) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        'inline-flex size-8 items-center justify-center rounded-md transition-colors duration-100 hover:bg-selected aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-disabled:hover:bg-transparent max-md:size-11 [&_svg]:size-4 max-md:[&_svg]:size-5',
        className ?? 'text-soft',
      )}
    />
  )
}
