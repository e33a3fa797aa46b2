import { type KeyboardEvent, useRef } from 'react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { BEST_RATING } from '../../meetings/meetings.table.ts'
import { HEALTHY_FROM, isHealthy } from '../../meetings/ratings/ratings.rules.ts'
import { healthText, ratingText } from '../../meetings/ratings/ratings.text.ts'
import { displayName } from '../../people/people.rules.ts'
import { type Room, ratingsOfMeeting } from '../meeting-room.queries.ts'
import { notRatedYet } from '../meeting-room.text.ts'
import { useMeetingKeys } from '../use-meeting-keys.ts'
import { ratingOf10 } from '../results/results.text.ts'
import { rateMeeting } from './ratings.mutations.ts'
import { haveRated, HOW_WAS_IT } from './conclude.text.ts'
import { RatingNote } from './RatingNote.tsx'

const SCALE = Array.from({ length: BEST_RATING }, (_, index) => index + 1)

/** The person's own rating and, once it is given, the average of everybody's. Below 8 it asks what would have made it a 10. */
export function RatingForm({ room }: { room: Room }) {
  const meetingId = room.meeting.id
  const mutate = useMutate()
  const ratings = useLive(ratingsOfMeeting, { meetingId })
  const own = ratings?.own ?? null
  const average = ratings?.average ?? null
  const rate = (rating: number, note: string | null) =>
    void mutate(rateMeeting, { id: newId(), meetingId, rating, note })
  const scale = useRef<HTMLFieldSetElement>(null)
  const focus = (rating: number) => scale.current?.querySelector<HTMLElement>(`[value="${rating}"]`)?.focus()
  useMeetingKeys({ r: () => focus(own?.rating ?? 1) })
  function rateByKey(event: KeyboardEvent): void {
    const rating = event.key === '0' ? BEST_RATING : Number(event.key)
    if (event.ctrlKey || event.metaKey || event.altKey || !SCALE.includes(rating)) return
    event.preventDefault()
    rate(rating, own?.note ?? null)
    focus(rating)
  }
  const present = room.attendees.filter((attendee) => attendee.present)
  const missing = present.filter(({ hasRated }) => !hasRated)
  return (
    <section className="grid gap-3">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears the keys of the ratings in it. */}
      <fieldset ref={scale} aria-keyshortcuts="R" onKeyDown={rateByKey}>
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
                checked={own?.rating === rating}
                onChange={() => rate(rating, own?.note ?? null)}
                aria-label={ratingOf10(rating)}
              />
              <span aria-hidden>{rating}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {own && own.rating < HEALTHY_FROM && (
        <RatingNote saved={own.note} onSave={(note) => rate(own.rating, note)} />
      )}
      {own && average !== null && (
        <p className="flex flex-wrap items-center gap-2">
          <span data-numeric className="text-xl font-semibold">
            {ratingText(average)}
          </span>
          <Badge variant={isHealthy(average) ? 'good' : 'warn'}>
            <span className="inline-block first-letter:uppercase">{healthText(average)}</span>
          </Badge>
        </p>
      )}
      <p data-numeric className="text-[0.8125rem] text-soft">
        {haveRated(present.length - missing.length, present.length)}
      </p>
      {own && missing.length > 0 && (
        <p className="text-[0.8125rem] text-soft">
          {notRatedYet(missing.map(({ person }) => displayName(person)))}
        </p>
      )}
    </section>
  )
}
