import { Users } from 'lucide-react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { displayName } from '../people/people.rules.ts'
import type { Attendee } from './meeting-room.queries.ts'
import { LEFT, PARTICIPANTS, participants, SCRIBER } from './meeting-room.text.ts'

type ParticipantsProps = { attendees: readonly Attendee[]; scriberId: string | null }

/** Who is in the meeting, and who was. */
export function Participants({ attendees, scriberId }: ParticipantsProps) {
  const presentCount = attendees.filter(({ present }) => present).length
  return (
    <Popover
      label={PARTICIPANTS}
      align="end"
      width="w-72"
      trigger={
        <Button size="sm" variant="ghost" icon={<Users aria-hidden />}>
          <span data-numeric>{presentCount}</span>
          <span className="sr-only">{participants(presentCount)}</span>
        </Button>
      }
    >
      {() => (
        <ul aria-label={PARTICIPANTS} className="grid gap-1">
          {attendees.map(({ person, present }) => (
            <li key={person.id} className="flex min-h-8 items-center gap-2">
              <Avatar name={displayName(person)} picture={person.avatarUrl} size="sm" />
              <span className={present ? 'min-w-0 flex-1 truncate' : 'min-w-0 flex-1 truncate text-soft'}>
                {displayName(person)}
              </span>
              {person.id === scriberId && <Badge variant="info">{SCRIBER}</Badge>}
              {!present && <Badge>{LEFT}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}
