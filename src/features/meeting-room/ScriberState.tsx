import { PenLine, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useActor, useServerNow } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { useIsOffline } from '../../ui/use-network.ts'
import { isScriber } from '../meetings/meetings.access.ts'
import { isScriberAway } from '../meetings/scriber/scriber.rules.ts'
import { displayName } from '../people/people.rules.ts'
import type { Person } from '../people/people.table.ts'
import type { Room } from './meeting-room.queries.ts'
import { NO_SCRIBER, scriberIs, scriberIsAway, TAKE_OVER, YOU_ARE_SCRIBER } from './meeting-room.text.ts'
import { TakeOverDialog } from './TakeOverDialog.tsx'
import type { MeetingActions } from './use-meeting-actions.ts'

const CHECK_EVERY_MS = 5_000

/** Whether somebody runs the timer who is still there, as far as is known: without a network no sign of anybody arrives. */
export function useIsScriberThere({ meeting, scriber }: Room): boolean {
  const isMe = isScriber(useActor(), meeting)
  const isOffline = useIsOffline()
  const isAway = isScriberAway(meeting, useServerNow(CHECK_EVERY_MS)) && !isMe && !isOffline
  return scriber !== undefined && !isAway
}

type ScriberStateProps = { room: Room; onTakeOver: MeetingActions['takeOver'] }

/** Who runs the timer, whether they are still there, and a button to take over from them. It asks while they are. */
export function ScriberState({ room, onTakeOver }: ScriberStateProps) {
  const { meeting, scriber } = room
  const isMe = isScriber(useActor(), meeting)
  const isThere = useIsScriberThere(room)
  const [asking, setAsking] = useState(false)
  const Icon = isThere ? PenLine : UserRoundX
  return (
    <div className="flex min-w-0 items-center gap-2 text-[0.8125rem] max-md:justify-between">
      <span role="status" className="flex min-w-0 items-center gap-1.5 text-soft">
        <Icon aria-hidden className="size-3.5 shrink-0" />
        <span className="truncate">{scriberText({ scriber, isMe, isAway: !isThere })}</span>
      </span>
      {!isMe && (
        <Button
          size="sm"
          variant={isThere ? 'ghost' : 'primary'}
          onClick={isThere ? () => setAsking(true) : onTakeOver}
        >
          {TAKE_OVER}
        </Button>
      )}
      {scriber && !isMe && (
        <TakeOverDialog open={asking} onOpenChange={setAsking} scriber={scriber} onTakeOver={onTakeOver} />
      )}
    </div>
  )
}

type Facts = { scriber: Person | undefined; isMe: boolean; isAway: boolean }

/** Who runs the timer, in a few words. */
export function scriberText({ scriber, isMe, isAway }: Facts): string {
  if (isMe) return YOU_ARE_SCRIBER
  if (!scriber) return NO_SCRIBER
  return isAway ? scriberIsAway(displayName(scriber)) : scriberIs(displayName(scriber))
}
