import { ChevronDown, Vote } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import type { Voting } from './use-voting.ts'
import { shortVotes, votesRemaining } from './voting.text.ts'

type VotesButtonProps = {
  voting: Voting | undefined
  isOpen: boolean
  onToggle: () => void
}

/** How many votes the person has left, where there is no room for more; unfolds the rest. */
export function VotesButton({ voting, isOpen, onToggle }: VotesButtonProps) {
  if (!voting) return null
  const { remaining, limit } = voting
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<Vote aria-hidden className="text-soft" />}
      aria-expanded={isOpen}
      aria-label={votesRemaining(remaining, limit)}
      className="mr-1"
      onClick={onToggle}
    >
      <span data-numeric>{shortVotes(remaining, limit)}</span>
      <ChevronDown aria-hidden className={cx('text-soft', isOpen && 'rotate-180')} />
    </Button>
  )
}
