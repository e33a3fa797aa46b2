import { Minus, Plus } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { cx } from '../../ui/cx.ts'
import type { Voting } from './use-voting.ts'
import { votesOn } from './voting.text.ts'

type VoteButtonsProps = { issue: { id: string; title: string }; voting: Voting }

/** One issue's votes: taking back, the total with one's own, giving. They stay in reach of focus when they can't be used. */
export function VoteButtons({ issue, voting }: VoteButtonsProps) {
  const total = voting.totals[issue.id] ?? 0
  const own = voting.own[issue.id] ?? 0
  return (
    <div className="flex items-center max-md:ml-auto">
      <VoteButton
        data-vote="take-back"
        aria-label={`Take back a vote from ${issue.title}`}
        aria-disabled={own === 0}
        onClick={() => own > 0 && voting.takeBack(issue.id)}
      >
        <Minus aria-hidden />
      </VoteButton>
      <span className="grid min-h-8 w-13 content-center justify-items-center leading-tight">
        <span aria-hidden data-numeric className="text-base font-semibold">
          {total}
        </span>
        {own > 0 && (
          <span aria-hidden data-numeric className="text-[0.6875rem] text-soft">
            {own} yours
          </span>
        )}
        <span className="sr-only">{votesOn(total, own)}</span>
      </span>
      <VoteButton
        data-vote="cast"
        aria-label={`Vote for ${issue.title}`}
        aria-disabled={voting.left === 0}
        className="bg-accent-tint text-accent-ink aria-disabled:bg-transparent aria-disabled:text-soft"
        onClick={() => voting.cast(issue.id)}
      >
        <Plus aria-hidden />
      </VoteButton>
    </div>
  )
}

/** Only marked as disabled, so that a last vote does not throw the focus out of the list. */
function VoteButton({ className, ...rest }: ComponentProps<'button'> & { 'data-vote': string }) {
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

const KEYS: Record<string, string> = { '+': 'cast', '=': 'cast', '-': 'take-back' }

/** Plus and minus vote on the row that has the focus; goes on an element around the list. */
export function voteByKeys(event: KeyboardEvent<HTMLElement>): void {
  const act = KEYS[event.key]
  const target = event.target as HTMLElement
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return
  if (
    !event.currentTarget.contains(target) ||
    target.matches('input:not([type="checkbox"]), textarea, select')
  )
    return
  const button = target.closest('[data-row]')?.querySelector<HTMLElement>(`[data-vote="${act}"]`)
  if (!button) return
  event.preventDefault()
  button.click()
}
