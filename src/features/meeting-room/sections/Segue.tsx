import { Check, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { announce } from '../../../ui/announce.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { isScriber } from '../../meetings/meetings.access.ts'
import { nextSpeaker } from '../../meetings/turns/turns.rules.ts'
import { displayName } from '../../people/people.rules.ts'
import type { Attendee, Room } from '../meeting-room.queries.ts'
import { useMeetingActions } from '../use-meeting-actions.ts'
import { useSingleKeys } from '../../../ui/use-single-keys.ts'
import { Prompts } from './Prompts.tsx'
import {
  BESTS,
  FIRST_SPEAKER,
  giveTurnTo,
  HAS_SPOKEN,
  NEXT_SPEAKER,
  NEXT_SPEAKER_KEY,
  SPEAKING_ORDER,
  SPEAKS_NOW,
  turnOf,
  YOUR_TURN,
} from './sections.text.ts'

/** Everybody says two sentences, in the order of joining. The scriber moves from one to the next. */
export function Segue({ room: { meeting, attendees } }: { room: Room }) {
  const { speakerId } = meeting
  const { giveTurn } = useMeetingActions(meeting)
  const runsTimer = isScriber(useActor(), meeting)
  const order = attendees
    .toSorted((one, other) => one.joinedAt.localeCompare(other.joinedAt))
    .map((attendee) => ({ ...attendee, personId: attendee.person.id }))
  const next = nextSpeaker(order, speakerId)
  const moveOn = () => giveTurn(next)
  const mayMoveOn = runsTimer && (next !== null || speakerId !== null)
  useSingleKeys(mayMoveOn ? { s: moveOn } : {})
  useTurnNews(order.find(({ personId }) => personId === speakerId))
  const place = order.findIndex(({ personId }) => personId === speakerId)
  const shown = order.filter(({ present, personId }) => present || personId === speakerId)
  return (
    <>
      <Prompts prompts={BESTS} />
      <ol aria-label={SPEAKING_ORDER} className="px-4 py-2">
        {shown.map((attendee, index) => (
          <Speaker
            key={attendee.personId}
            number={index + 1}
            attendee={attendee}
            turn={turnAt(order.indexOf(attendee), place)}
            onGive={runsTimer ? () => void giveTurn(attendee.personId) : undefined}
          />
        ))}
      </ol>
      {mayMoveOn && (
        <div className="px-4">
          <Button
            icon={<ChevronRight aria-hidden />}
            data-shortcut={NEXT_SPEAKER_KEY}
            data-tooltip={NEXT_SPEAKER}
            aria-keyshortcuts={NEXT_SPEAKER_KEY}
            onClick={moveOn}
          >
            {speakerId === null ? FIRST_SPEAKER : NEXT_SPEAKER}
          </Button>
        </div>
      )}
    </>
  )
}

type Turn = 'spoken' | 'now' | 'later'

function turnAt(index: number, place: number): Turn {
  if (index === place) return 'now'
  return index < place ? 'spoken' : 'later'
}

/** Says whose turn it is, and to the person that it is theirs. */
function useTurnNews(speaker: Attendee | undefined): void {
  const { id } = useActor()
  const news = speaker && (speaker.person.id === id ? YOUR_TURN : turnOf(displayName(speaker.person)))
  const said = useRef(news)
  useEffect(() => {
    if (said.current === news) return
    said.current = news
    if (news) announce(news)
  }, [news])
}

type SpeakerProps = {
  number: number
  attendee: Attendee
  turn: Turn
  /** For the scriber. */
  onGive: (() => void) | undefined
}

function Speaker({ number, attendee: { person }, turn, onGive }: SpeakerProps) {
  const { id } = useActor()
  const name = displayName(person)
  return (
    <li
      aria-current={turn === 'now' || undefined}
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-md px-2',
        turn === 'now' && 'bg-accent-tint font-semibold text-accent-ink',
        turn === 'spoken' && 'text-soft',
      )}
    >
      <span data-numeric className="w-4 text-right text-soft">
        {turn === 'spoken' ? (
          <>
            <Check aria-hidden className="size-4" />
            <span className="sr-only">{HAS_SPOKEN}</span>
          </>
        ) : (
          <span aria-hidden>{number}</span>
        )}
      </span>
      <Avatar name={name} picture={person.avatarUrl} size="sm" person={person.id} />
      {onGive ? (
        <button
          type="button"
          aria-label={giveTurnTo(name)}
          data-person={person.id}
          onClick={onGive}
          className="min-h-control min-w-0 flex-1 truncate text-left hover:underline"
        >
          {name}
        </button>
      ) : (
        <span className="min-w-0 flex-1 truncate">{name}</span>
      )}
      {turn === 'now' && <Badge variant="info">{person.id === id ? YOUR_TURN : SPEAKS_NOW}</Badge>}
    </li>
  )
}
