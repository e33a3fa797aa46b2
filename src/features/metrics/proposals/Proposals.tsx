import { TrendingDown } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { MAKE_AN_ISSUE } from '../../work/work.text.ts'
import type { Metric } from '../metrics.table.ts'
import { DISMISS, missedInARow, missedWeeks, PROPOSALS } from './proposals.text.ts'
import { useProposals } from './use-proposals.ts'

/** As many as leave the scorecard its place; others follow when these are answered. */
const MOST_SHOWN = 2

type ProposalsProps = { metrics: readonly Metric[]; teamId: string }

/** Above a scorecard: the issues that three misses in a row propose. */
export function Proposals({ metrics, teamId }: ProposalsProps) {
  const proposals = useProposals(
    metrics.map(({ id }) => id),
    teamId,
  )
  if (proposals.length === 0) return null
  return (
    <ul aria-label={PROPOSALS} className="print:hidden">
      {proposals.slice(0, MOST_SHOWN).map(({ metricId, name, misses, accept, dismiss }) => (
        <li key={metricId} className="border-t border-line px-4 py-1">
          <Answer {...{ accept, dismiss }} text={missedInARow(name, misses)} />
        </li>
      ))}
    </ul>
  )
}

type ProposalProps = { metricId: string; teamId: string }

/** The proposal where the metric's name is known. */
export function Proposal({ metricId, teamId }: ProposalProps) {
  const [proposal] = useProposals([metricId], teamId)
  if (!proposal) return null
  const { misses, accept, dismiss } = proposal
  return (
    <div className="rounded-lg bg-sunken px-3 py-1.5">
      <Answer {...{ accept, dismiss }} text={missedWeeks(misses)} />
    </div>
  )
}

type AnswerProps = { text: string; accept: () => void; dismiss: () => void }

const Answer = ({ text, accept, dismiss }: AnswerProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <TrendingDown aria-hidden className="size-4 shrink-0 text-bad-ink max-md:hidden" />
    <p className="min-w-0 flex-1 basis-48 text-[0.8125rem] break-words">{text}</p>
    <div className="flex gap-1">
      <Button size="sm" onClick={accept}>
        {MAKE_AN_ISSUE}
      </Button>
      <Button size="sm" variant="ghost" onClick={dismiss}>
        {DISMISS}
      </Button>
    </div>
  </div>
)
