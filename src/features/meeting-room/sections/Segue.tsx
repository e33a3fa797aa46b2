import { Avatar } from '../../../ui/Avatar.tsx'
import { displayName } from '../../people/people.rules.ts'
import type { Attendee } from '../meeting-room.queries.ts'
import { Prompts } from './Prompts.tsx'
import { BESTS, SPEAKING_ORDER } from './sections.text.ts'

/** Everybody says two sentences, in the order of joining. */
export function Segue({ attendees }: { attendees: readonly Attendee[] }) {
  return (
    <>
      <Prompts prompts={BESTS} />
      <ol aria-label={SPEAKING_ORDER} className="px-4 py-2">
        {attendees
          .filter(({ present }) => present)
          .map(({ person }, index) => (
            <li key={person.id} className="flex min-h-10 items-center gap-3">
              <span aria-hidden data-numeric className="w-4 text-right text-soft">
                {index + 1}
              </span>
              <Avatar name={displayName(person)} picture={person.avatarUrl} size="sm" />
              {displayName(person)}
            </li>
          ))}
      </ol>
    </>
  )
}
