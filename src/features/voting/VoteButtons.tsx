import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Voting } from './use-voting.ts'
import { votesOn } from './voting.text.ts'

type VoteButtonsProps = { issue: { id: string; title: string }; voting: Voting }

/** One issue's votes: taking back, the total with one's own, giving. They stay in reach of focus when they can't be used. */
export function VoteButtons({ issue, voting }: VoteButtonsProps) {
  const total = voting.totals[issue.id] ?? 0
  const own = voting.own[issue.id] ?? 0
  return (
    <div className="flex items-center max-md:ml-auto max-md:gap-1">
      <IconButton
        data-vote="take-back"
        label={`Take back a vote from ${issue.title}`}
        icon={<Minus aria-hidden />}
        aria-disabled={own === 0}
        className="aria-disabled:opacity-35"
        onClick={() => own > 0 && voting.takeBack(issue.id)}
      />
      <span className="grid w-10 justify-items-center leading-tight">
        <span aria-hidden data-numeric className="text-base font-semibold">
          {total}
        </span>
        <span aria-hidden data-numeric className="h-3.5 text-[0.6875rem] text-soft">
          {own > 0 && `${own} yours`}
        </span>
        <span className="sr-only">{votesOn(total, own)}</span>
      </span>
      <IconButton
        data-vote="cast"
        label={`Vote for ${issue.title}`}
        icon={<Plus aria-hidden />}
        aria-disabled={voting.left === 0}
        className="bg-accent-tint text-accent-ink aria-disabled:bg-transparent aria-disabled:opacity-35"
        onClick={() => voting.cast(issue.id)}
      />
    </div>
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
