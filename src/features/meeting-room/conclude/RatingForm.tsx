import { type KeyboardEvent, useRef } from 'react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { later } from '../../../ui/later.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { BEST_RATING } from '../../meetings/meeting-values.rules.ts'
import { HEALTHY_FROM, isHealthy } from '../../meetings/ratings/ratings.rules.ts'
import { healthText, ratingText } from '../../meetings/ratings/ratings.text.ts'
import { displayName } from '../../people/people.rules.ts'
import { type Room, ratingsOfMeeting } from '../meeting-room.queries.ts'
import { notRatedYet } from '../meeting-room.text.ts'
import { useSingleKeys } from '../../../ui/use-single-keys.ts'
import { rateMeeting } from './ratings.mutations.ts'
import { haveRated } from './conclude.text.ts'
import { RatingNote } from './RatingNote.tsx'
import { RatingScale, SCALE } from './RatingScale.tsx'

const MeetingHint = later(() => import('../../onboarding/hints/MeetingHint.tsx'))

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
  useSingleKeys({ r: () => focus(own?.rating ?? 1) })
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
      <RatingScale
        ref={scale}
        value={own?.rating ?? null}
        onRate={(rating) => rate(rating, own?.note ?? null)}
        onKeyDown={rateByKey}
      />
      {room.meeting.meetingType === 'weekly' && <MeetingHint hint="rate" />}
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
