import { useLive } from '../../sync/browser/react.ts'
import { cx } from '../../ui/cx.ts'
import { SEAT_QUESTIONS, type SeatAnswer } from './fit-marks.rules.ts'
import { fitOfSeat } from './fit.queries.ts'
import { cellLabel, fitMarks, SEAT_ANSWER_NAMES, SEAT_LETTERS, SEAT_QUESTION_NAMES } from './fit.text.ts'

const LOOKS: Record<SeatAnswer, string> = {
  yes: 'rounded-full border-good-edge bg-good-tint text-good-ink',
  no: 'rounded-none border-bad-edge bg-bad-tint text-bad-ink',
  open: 'rounded-sm border-dashed border-control-line bg-page text-soft',
}

/** On the card of a seat: what the newest shared rating says of who holds it, by three letters. */
export function CardMarks({ seatId, personId }: { seatId: string; personId: string }) {
  const answers = useLive(fitOfSeat, { seatId, personId })
  if (!answers) return null
  const said = SEAT_QUESTIONS.map((question) =>
    cellLabel(SEAT_QUESTION_NAMES[question], SEAT_ANSWER_NAMES[answers[question]]),
  ).join(', ')
  return (
    <span role="img" aria-label={fitMarks(said)} title={said} className="flex shrink-0 gap-0.5">
      {SEAT_QUESTIONS.map((question) => (
        <span
          key={question}
          className={cx(
            'grid size-4 place-items-center border text-[0.625rem] leading-none font-semibold',
            LOOKS[answers[question]],
          )}
        >
          {SEAT_LETTERS[question]}
        </span>
      ))}
    </span>
  )
}
