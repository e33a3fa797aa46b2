import { Avatar } from '../../../ui/Avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import { BEST_RATING } from '../../meetings/meeting-values.rules.ts'
import { HEALTHY_FROM, isHealthy } from '../../meetings/ratings/ratings.rules.ts'
import { ratingText } from '../../meetings/ratings/ratings.text.ts'
import { displayName } from '../../people/people.rules.ts'
import { GUESTS, GUESTS_NOT_COUNTED } from '../guests/guests.text.ts'
import { namesOf } from './names-of.rules.ts'
import { RatingLine } from './RatingLine.tsx'
import type { ResultWithPeople } from './results.queries.ts'
import {
  ABSENT,
  FOR_A_10,
  healthyFrom,
  LEFT_EARLY,
  NOT_COUNTED,
  NOT_RATED,
  RATING,
  ratingOf10,
} from './results.text.ts'

/** How everybody rated the meeting and what they wrote, the ratings before it, and who left early or did not come. */
export function RatingPanel({ found }: { found: ResultWithPeople }) {
  const { meeting, average, result, people, leftEarly, guests } = found
  const present = result.attendees.filter((id) => !leftEarly.includes(id))
  return (
    <section aria-labelledby="rating" className="grid gap-3">
      <div className="flex items-end justify-between gap-6">
        <div className="shrink-0">
          <h2 id="rating" className="font-semibold">
            {RATING}
          </h2>
          <p
            data-numeric
            className={cx(
              'text-[2.5rem] leading-11 font-semibold',
              average !== null && (isHealthy(average) ? 'text-good-ink' : 'text-warn-ink'),
            )}
          >
            {average === null ? '–' : ratingText(average)}
          </p>
          <p className="text-[0.8125rem] text-soft">
            {average === null ? NOT_RATED : healthyFrom(HEALTHY_FROM)}
          </p>
        </div>
        <RatingLine meetingId={meeting.id} />
      </div>
      <Ratings ids={present} found={found} />
      {leftEarly.length > 0 && (
        <div>
          <h3 className="text-[0.8125rem] font-semibold">{LEFT_EARLY}</h3>
          <p className="text-[0.8125rem] text-soft">{NOT_COUNTED}</p>
          <Ratings ids={leftEarly} found={found} />
        </div>
      )}
      {guests.length > 0 && (
        <div>
          <h3 className="text-[0.8125rem] font-semibold">{GUESTS}</h3>
          <p className="text-[0.8125rem] text-soft">{GUESTS_NOT_COUNTED}</p>
          <ul className="grid gap-0.5">
            {guests.map(({ id, name, rating }) => (
              <li key={id} className="flex min-h-7 items-center gap-2">
                <Avatar name={name} size="sm" />
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <Rated rating={rating ?? undefined} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {result.absentees.length > 0 && (
        <p className="text-[0.8125rem]">
          <span className="font-semibold">{ABSENT}</span>{' '}
          <span className="text-soft">{namesOf(result.absentees, people)}</span>
        </p>
      )}
    </section>
  )
}

type RatingsProps = { ids: readonly string[]; found: ResultWithPeople }

function Ratings({ ids, found: { result, people } }: RatingsProps) {
  return (
    <ul className="grid gap-0.5">
      {ids.map((id) => {
        const [rating, note] = [result.meetingRatings[id], result.ratingNotes[id]]
        const name = displayName(people[id])
        return (
          <li key={id}>
            <div className="flex min-h-7 items-center gap-2">
              <Avatar name={name} picture={people[id]?.avatarUrl} size="sm" person={id} />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <Rated rating={rating} />
            </div>
            {note && (
              <p className="my-1 ml-8 rounded-md border border-line bg-page px-2.5 py-1.5 text-[0.8125rem] [overflow-wrap:anywhere]">
                <span className="text-soft">{FOR_A_10}</span> {note}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Rated({ rating }: { rating: number | undefined }) {
  if (rating === undefined) return <span className="text-[0.8125rem] text-soft">{NOT_RATED}</span>
  return (
    <>
      <Blocks rating={rating} />
      <span aria-hidden data-numeric className="w-5 text-right font-semibold">
        {rating}
      </span>
      <span className="sr-only">{ratingOf10(rating)}</span>
    </>
  )
}

const Blocks = ({ rating }: { rating: number }) => (
  <span aria-hidden className="flex gap-0.5">
    {Array.from({ length: BEST_RATING }, (_, block) => (
      <span
        // oxlint-disable-next-line react/no-array-index-key -- The blocks are nothing but their places.
        key={block}
        className={cx(
          'h-1.5 w-2 rounded-[1px] print:[print-color-adjust:exact]',
          block >= rating ? 'bg-hatch' : isHealthy(rating) ? 'bg-plot' : 'bg-warn-edge',
        )}
      />
    ))}
  </span>
)
