import { PenLine, UserRoundX } from 'lucide-react'
import { useActor, useServerNow } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { isScriber } from '../meetings/meetings.access.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { isScriberAway } from '../meetings/scriber/scriber.rules.ts'
import { displayName } from '../people/people.rules.ts'
import type { Person } from '../people/people.table.ts'
import { NO_SCRIBER, scriberIs, scriberIsAway, TAKE_OVER, YOU_ARE_SCRIBER } from './meeting-room.text.ts'

const CHECK_EVERY_MS = 5_000

type ScriberStateProps = { meeting: Meeting; scriber: Person | undefined; onTakeOver: () => void }

/** Who runs the timer, whether they are still there, and a button to take over from them. */
export function ScriberState({ meeting, scriber, onTakeOver }: ScriberStateProps) {
  const isMe = isScriber(useActor(), meeting)
  const isAway = isScriberAway(meeting, useServerNow(CHECK_EVERY_MS)) && !isMe
  const Icon = scriber && !isAway ? PenLine : UserRoundX
  return (
    <div className="flex min-w-0 items-center gap-2 text-[0.8125rem] max-md:order-last max-md:w-full max-md:justify-between">
      <span role="status" className="flex min-w-0 items-center gap-1.5 text-soft">
        <Icon aria-hidden className="size-3.5 shrink-0" />
        <span className="truncate">{scriberText({ scriber, isMe, isAway })}</span>
      </span>
      {!isMe && (
        <Button size="sm" variant={scriber && !isAway ? 'ghost' : 'primary'} onClick={onTakeOver}>
          {TAKE_OVER}
        </Button>
      )}
    </div>
  )
}

type Facts = { scriber: Person | undefined; isMe: boolean; isAway: boolean }

function scriberText({ scriber, isMe, isAway }: Facts): string {
  if (isMe) return YOU_ARE_SCRIBER
  if (!scriber) return NO_SCRIBER
  return isAway ? scriberIsAway(displayName(scriber)) : scriberIs(displayName(scriber))
}
