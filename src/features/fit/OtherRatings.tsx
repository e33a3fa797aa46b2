import { useLive } from '../../sync/browser/react.ts'
import { displayName } from '../people/people.rules.ts'
import { quarterLabel } from '../time/time.text.ts'
import { useToday } from '../time/use-today.ts'
import { SEAT_QUESTIONS, VALUE_MARKS } from './fit-marks.rules.ts'
import { quartersShown, resultOf } from './fit.rules.ts'
import { type EarlierRating, fitOfPerson, type RatedPerson } from './fit.queries.ts'
import { EIGHT_QUARTERS, NO_OTHER_RATERS, NO_RATING, OTHER_RATERS, VALUE_MARK_NAMES } from './fit.text.ts'
import { MarkGlyph } from './MarkGlyph.tsx'
import { ResultBadge } from './ResultBadge.tsx'
import { useSheet } from './sheet-context.ts'

/** Who else has rated the person in this quarter, and how the quarters before went. */
export function OtherRatings({ entry }: { entry: RatedPerson }) {
  const { quarter, bar } = useSheet()
  const today = useToday()
  const all = useLive(fitOfPerson, { personId: entry.person.id })
  if (!all) return null
  const others = all.filter(({ rating }) => rating.quarter === quarter && rating.id !== entry.shown?.id)
  return (
    <>
      <section>
        <h3 className="mb-1 text-[0.8125rem] font-semibold">{OTHER_RATERS}</h3>
        {others.length === 0 && <p className="text-[0.8125rem] text-soft">{NO_OTHER_RATERS}</p>}
        <ul className="grid gap-1">
          {others.map((other) => (
            <li key={other.rating.id}>
              <Summary {...other} />
              {other.rating.note !== null && (
                <p className="text-[0.8125rem] break-words whitespace-pre-wrap text-soft">
                  {other.rating.note}
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="mb-1 text-[0.8125rem] font-semibold">{EIGHT_QUARTERS}</h3>
        <ul className="divide-y divide-hair">
          {quartersShown(today).map((one) => {
            const of = all.filter(({ rating }) => rating.quarter === one)
            return (
              <li key={one} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
                <span data-numeric className="w-16 shrink-0 text-[0.8125rem]">
                  {quarterLabel(one)}
                </span>
                {of.length === 0 && <span className="text-[0.8125rem] text-soft">{NO_RATING}</span>}
                {of.map((rated) => (
                  <span key={rated.rating.id} className="inline-flex items-center gap-2">
                    <ResultBadge result={resultOf(rated.rating, ownIds(rated), bar)} />
                    <span className="text-xs text-soft">{displayName(rated.rater)}</span>
                  </span>
                ))}
              </li>
            )
          })}
        </ul>
      </section>
    </>
  )
}

/** What a rating speaks of, which is what it is judged by once its quarter is past. */
const ownIds = ({ rating }: EarlierRating) => ({
  valueIds: Object.keys(rating.valueMarks),
  seatIds: Object.keys(rating.seatMarks),
})

function Summary({ rating, rater }: EarlierRating) {
  const marks = Object.values(rating.valueMarks)
  const answers = Object.entries(rating.seatMarks)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-24">{displayName(rater)}</span>
      {VALUE_MARKS.map((mark) => {
        const count = marks.filter((one) => one === mark).length
        return (
          count > 0 && (
            <span key={mark} className="inline-flex items-center gap-1" title={VALUE_MARK_NAMES[mark]}>
              <MarkGlyph said={mark} />
              <span data-numeric>{count}</span>
              <span className="sr-only">{VALUE_MARK_NAMES[mark]}</span>
            </span>
          )
        )
      })}
      {answers.map(([seatId, one]) => (
        <span key={seatId} className="inline-flex gap-0.5">
          {SEAT_QUESTIONS.map((question) => (
            <MarkGlyph key={question} said={one[question]} />
          ))}
        </span>
      ))}
    </span>
  )
}
