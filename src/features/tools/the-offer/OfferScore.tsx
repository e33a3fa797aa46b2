import { SECTION_LABELS } from '../sheets/section-labels.text.ts'
import { numberText } from '../sheets/numbers.rules.ts'
import { offerScore, type Scores, weakestLever } from './offer-score.rules.ts'
import { NOT_SCORED, SCORE_MEANS, weakestIs } from './the-offer.text.ts'

/** The score of an offer, with the lever that holds it back. */
export function OfferScore({ title, scores }: { title: string; scores: Scores }) {
  const score = offerScore(scores)
  const weakest = weakestLever(scores)
  return (
    <div className="min-w-40">
      <p className="text-xs text-soft">{title}</p>
      <p data-numeric className="text-2xl font-semibold" title={SCORE_MEANS}>
        {score === null ? '–' : numberText(score)}
      </p>
      <p className="text-[0.8125rem] text-soft">
        {score === null || weakest === null ? NOT_SCORED : weakestIs(SECTION_LABELS[weakest])}
      </p>
    </div>
  )
}
