import { cx } from '../../ui/cx.ts'
import { SEAT_ANSWERS, type SeatAnswer, VALUE_MARKS, type ValueMark } from './fit-marks.rules.ts'
import { MarkGlyph, saidText } from './MarkGlyph.tsx'

type ChoiceProps<Said extends string> = {
  label: string
  all: readonly Said[]
  said: Said | null
  /** Whether the reader has said it. To press what somebody else has said agrees with them. */
  isOwn: boolean
  disabled: boolean
  onChoose: (said: Said | null) => void
}

/** Everything that can be said, side by side; to press what one has said oneself takes it away. */
function Choice<Said extends ValueMark | SeatAnswer>({
  label,
  all,
  said,
  isOwn,
  disabled,
  onChoose,
}: ChoiceProps<Said>) {
  if (disabled) return <Stated label={label} said={said} />
  return (
    <div role="group" aria-label={label} className="flex shrink-0 gap-1">
      {all.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={saidText(one)}
          aria-pressed={one === said}
          onClick={() => onChoose(isOwn && one === said ? null : one)}
          className={cx(
            'grid size-control place-items-center rounded-md border',
            one === said ? 'border-accent bg-accent-tint' : 'border-transparent hover:bg-hover',
          )}
        >
          <MarkGlyph said={one} isUnsaid={one !== said} />
        </button>
      ))}
    </div>
  )
}

/** What somebody else has said, which is not the reader's to change. */
const Stated = ({ label, said }: { label: string; said: ValueMark | SeatAnswer | null }) => (
  <span
    role="group"
    aria-label={label}
    className="flex shrink-0 items-center gap-1.5 text-[0.8125rem] text-soft"
  >
    {said !== null && said !== 'open' && <MarkGlyph said={said} />}
    {saidText(said)}
  </span>
)

export const ValueChoice = (props: Omit<ChoiceProps<ValueMark>, 'all'>) => (
  <Choice all={VALUE_MARKS} {...props} />
)

const SAID = SEAT_ANSWERS.filter((answer) => answer !== 'open')

type AnswerChoiceProps = Omit<ChoiceProps<SeatAnswer>, 'all' | 'onChoose'> & {
  onChoose: (answer: SeatAnswer) => void
}

export const AnswerChoice = ({ onChoose, ...props }: AnswerChoiceProps) => (
  <Choice all={SAID} {...props} onChoose={(answer) => onChoose(answer ?? 'open')} />
)
