import { Avatar } from '../../../ui/Avatar.tsx'
import { displayName } from '../../people/people.rules.ts'
import type { ResultWithPeople } from './results.queries.ts'
import { ATTENDEES, LEFT_EARLY, NOT_COUNTED, NOT_RATED, quoted, ratingOf10 } from './results.text.ts'

type ResultPeopleProps = Pick<ResultWithPeople, 'result' | 'people' | 'leftEarly'>

/** Who was there, how they rated the meeting and what they wrote; apart from them, who left early. */
export function ResultPeople({ leftEarly, ...found }: ResultPeopleProps) {
  const present = found.result.attendees.filter((id) => !leftEarly.includes(id))
  return (
    <section className="grid content-start gap-4">
      <div>
        <h3 className="mb-1 font-semibold">{ATTENDEES}</h3>
        <PersonList {...found} ids={present} />
      </div>
      {leftEarly.length > 0 && (
        <div>
          <h3 className="font-semibold">{LEFT_EARLY}</h3>
          <p className="mb-1 text-[0.8125rem] text-soft">{NOT_COUNTED}</p>
          <PersonList {...found} ids={leftEarly} />
        </div>
      )}
    </section>
  )
}

type PersonListProps = Pick<ResultWithPeople, 'result' | 'people'> & { ids: readonly string[] }

function PersonList({ result, people, ids }: PersonListProps) {
  return (
    <ul className="divide-y divide-line">
      {ids.map((id) => {
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
  )
}
