import { Avatar } from '../../../ui/Avatar.tsx'
import { displayName } from '../../people/people.rules.ts'
import type { ResultWithPeople } from './results.queries.ts'
import { ATTENDEES, NOT_RATED, quoted, ratingOf10 } from './results.text.ts'

/** Who was there, how they rated the meeting and what they wrote. */
export function ResultPeople({ result, people }: Pick<ResultWithPeople, 'result' | 'people'>) {
  return (
    <section>
      <h3 className="mb-1 font-semibold">{ATTENDEES}</h3>
      <ul className="divide-y divide-line">
        {result.attendees.map((id) => {
          const rating = result.meetingRatings[id]
          return (
            <li key={id} className="flex items-start gap-2.5 py-1.5">
              <Avatar name={displayName(people[id])} picture={people[id]?.avatarUrl} size="sm" />
              <span className="min-w-0 flex-1 pt-0.5">
                {displayName(people[id])}
                {result.ratingNotes[id] && (
                  <span className="block text-[0.8125rem] [overflow-wrap:anywhere] text-soft">
                    {quoted(result.ratingNotes[id])}
                  </span>
                )}
              </span>
              <span data-numeric className="pt-0.5">
                {rating === undefined ? <span className="text-soft">{NOT_RATED}</span> : ratingOf10(rating)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
