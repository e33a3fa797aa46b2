import { Check, X } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import type { SeatAnswer, ValueMark } from './fit-marks.rules.ts'
import { NOT_RATED, SEAT_ANSWER_NAMES, VALUE_MARK_NAMES } from './fit.text.ts'

const GOOD = 'border-good-edge bg-good-tint text-good-ink'
const BAD = 'border-bad-edge bg-bad-tint text-bad-ink'

const INKS = {
  mostly: GOOD,
  yes: GOOD,
  sometimes: 'border-warn-edge bg-warn-tint text-warn-ink',
  rarely: BAD,
  no: BAD,
} as const

const SHAPES = {
  mostly: 'rounded-full',
  yes: 'rounded-full',
  sometimes: 'rounded-md',
  rarely: 'rounded-none',
  no: 'rounded-none',
} as const

const SIGNS: Record<ValueMark, string> = { mostly: '+', sometimes: '±', rarely: '−' }

type Said = ValueMark | SeatAnswer | null

export const saidText = (said: Said): string => {
  if (said === null) return NOT_RATED
  return said === 'yes' || said === 'no' || said === 'open' ? SEAT_ANSWER_NAMES[said] : VALUE_MARK_NAMES[said]
}

type MarkGlyphProps = {
  said: Said
  /** What somebody else says, who counts until one rates the person oneself. */
  isOthers?: boolean
  /** What could be said, and is not. */
  isUnsaid?: boolean
}

/** A mark or an answer, by its shape, its sign and its colour. Its words stand beside it for those who can't see it. */
export const MarkGlyph = ({ said, isOthers = false, isUnsaid = false }: MarkGlyphProps) =>
  said === null || said === 'open' ? (
    <span aria-hidden className="size-1.5 rounded-full bg-control-line print:opacity-0" />
  ) : (
    <span
      aria-hidden
      className={cx(
        'grid size-6 shrink-0 place-items-center border text-sm leading-none font-semibold [print-color-adjust:exact]',
        SHAPES[said],
        isUnsaid ? 'border-control-line text-soft' : INKS[said],
        isOthers && 'border-dotted',
      )}
    >
      {said === 'yes' && <Check className="size-3.5" />}
      {said === 'no' && <X className="size-3.5" />}
      {said !== 'yes' && said !== 'no' && SIGNS[said]}
    </span>
  )
