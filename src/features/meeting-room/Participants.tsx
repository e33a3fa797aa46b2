import { Users } from 'lucide-react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { toast } from '../../ui/toast.ts'
import { isScriber } from '../meetings/meetings.access.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { displayName } from '../people/people.rules.ts'
import { GuestList } from './guests/GuestList.tsx'
import { guestsOfMeeting } from './guests/guests.queries.ts'
import { isIn } from './guests/guests.rules.ts'
import { guestCount } from './guests/guests.text.ts'
import type { Attendee, Room } from './meeting-room.queries.ts'
import {
  FOLLOWS,
  handedOver,
  handOverTo,
  hasBeenTold,
  LEFT,
  lookingAround,
  looksAt,
  MAKE_SCRIBER,
  PARTICIPANTS,
  participants,
  SCRIBER,
} from './meeting-room.text.ts'
import type { MeetingActions } from './use-meeting-actions.ts'
import { type LooksAt, useWhereabouts } from './use-whereabouts.ts'

type ParticipantsProps = { room: Room; actions: MeetingActions }

/** Who is in the meeting and what they look at, and who was. The scriber hands the meeting over here. */
export function Participants({ room: { meeting, attendees }, actions }: ParticipantsProps) {
  const runsTimer = isScriber(useActor(), meeting)
  const whereabouts = useWhereabouts(meeting)
  const guests = (useLive(guestsOfMeeting, { meetingId: meeting.id }) ?? []).filter(isIn)
  const presentCount = attendees.filter(({ present }) => present).length
  const around = [...whereabouts.values()].filter((at) => at !== null).length
  return (
    <Popover
      label={PARTICIPANTS}
      align="end"
      width="w-80"
      trigger={
        <Button size="sm" variant="ghost" icon={<Users aria-hidden />}>
          <span data-numeric>{presentCount}</span>
          <span className="sr-only">{participants(presentCount)}</span>
          {guests.length > 0 && (
            <span data-numeric>
              +{guests.length}
              <span className="sr-only"> {guestCount(guests.length)}</span>
            </span>
          )}
          {around > 0 && <span className="text-warn-ink max-md:sr-only">{lookingAround(around)}</span>}
        </Button>
      }
    >
      {(close) => (
        <>
          <ul aria-label={PARTICIPANTS} className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {attendees.map((attendee) => (
              <Participant
                key={attendee.person.id}
                attendee={attendee}
                meeting={meeting}
                at={whereabouts.get(attendee.person.id)}
                onHandOver={
                  runsTimer && attendee.present
                    ? () => {
                        const name = displayName(attendee.person)
                        if (actions.handOver(attendee.person.id)) return
                        toast.success(handedOver(name), hasBeenTold(name))
                        close()
                      }
                    : undefined
                }
              />
            ))}
          </ul>
          {guests.length > 0 && <GuestList meeting={meeting} guests={guests} isScriber={runsTimer} />}
        </>
      )}
    </Popover>
  )
}

type ParticipantProps = {
  attendee: Attendee
  meeting: Meeting
  /** Undefined if it is not known that they have the meeting on a screen. */
  at: LooksAt | undefined
  onHandOver: (() => void) | undefined
}

function Participant({ attendee: { person, present }, meeting, at, onHandOver }: ParticipantProps) {
  const name = displayName(person)
  return (
    <li className="flex min-h-10 items-center gap-2">
      <Avatar name={name} picture={person.avatarUrl} size="sm" person={person.id} />
      <span className={present ? 'min-w-0 flex-1 truncate' : 'min-w-0 flex-1 truncate text-soft'}>
        <span data-person={person.id}>{name}</span>
        {present && at !== undefined && (
          <span className="block truncate text-xs text-soft">
            {at === null ? FOLLOWS : looksAt(meeting.sections[at]?.section ?? '')}
          </span>
        )}
      </span>
      {person.id === meeting.scriberId && <Badge variant="info">{SCRIBER}</Badge>}
      {!present && <Badge>{LEFT}</Badge>}
      {onHandOver && person.id !== meeting.scriberId && (
        <Button size="sm" variant="ghost" aria-label={handOverTo(name)} onClick={onHandOver}>
          {MAKE_SCRIBER}
        </Button>
      )}
    </li>
  )
}
