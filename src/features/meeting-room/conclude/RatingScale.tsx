import type { KeyboardEvent, Ref } from 'react'
import { BEST_RATING } from '../../meetings/meeting-values.rules.ts'
import { ratingOf10 } from '../results/results.text.ts'
import { HOW_WAS_IT } from './conclude.text.ts'

/** The ratings there are. */
export const SCALE = Array.from({ length: BEST_RATING }, (_, index) => index + 1)

type RatingScaleProps = {
  value: number | null
  onRate: (rating: number) => void
  ref?: Ref<HTMLFieldSetElement>
  /** For keys that rate, of which the one that leads here is R. */
  onKeyDown?: (event: KeyboardEvent) => void
}

/** The numbers from 1 to 10, of which one is the person's rating of the meeting. */
export const RatingScale = ({ value, onRate, ref, onKeyDown }: RatingScaleProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears the keys of the ratings in it.
  <fieldset ref={ref} onKeyDown={onKeyDown} {...(onKeyDown && { 'aria-keyshortcuts': 'R' })}>
    <legend className="mb-2 font-semibold">{HOW_WAS_IT}</legend>
    <div className="grid grid-cols-5 gap-1.5 sm:grid-cols-10">
      {SCALE.map((rating) => (
        <label
          key={rating}
          data-numeric
          className="grid min-h-11 cursor-pointer place-items-center rounded-md border border-control-line/60 font-medium hover:bg-hover has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="rating"
            value={rating}
            className="sr-only"
            checked={value === rating}
            onChange={() => onRate(rating)}
            aria-label={ratingOf10(rating)}
          />
          <span aria-hidden>{rating}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
