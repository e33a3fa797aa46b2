import { PenLine, UserRoundX } from 'lucide-react'
import { useActor, useServerNow } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { displayName } from '../people/people.rules.ts'
import type { Person } from '../people/people.table.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { isScriberAway } from '../meetings/scriber/scriber.rules.ts'

const LOOKS_EVERY = 5_000

type ScriberStateProps = { meeting: Meeting; scriber: Person | undefined; onTakeOver: () => void }

/** Who runs the timer, whether they are still there, and how to take it from them. */
export function ScriberState({ meeting, scriber, onTakeOver }: ScriberStateProps) {
  const isMe = meeting.scriberId === useActor().id
  const isAway = isScriberAway(meeting, useServerNow(LOOKS_EVERY)) && !isMe
  const Icon = scriber && !isAway ? PenLine : UserRoundX
  return (
    <div className="flex min-w-0 items-center gap-2 text-[0.8125rem] max-md:order-last max-md:w-full max-md:justify-between">
      <span role="status" className="flex min-w-0 items-center gap-1.5 text-soft">
        <Icon aria-hidden className="size-3.5 shrink-0" />
        <span className="truncate">{scriberText({ scriber, isMe, isAway })}</span>
      </span>
      {!isMe && (
        <Button size="sm" variant={scriber && !isAway ? 'ghost' : 'primary'} onClick={onTakeOver}>
          Take over
        </Button>
      )}
    </div>
  )
}

function scriberText({
  scriber,
  isMe,
  isAway,
}: {
  scriber: Person | undefined
  isMe: boolean
  isAway: boolean
}): string {
  if (isMe) return 'You are the scriber'
  if (!scriber) return 'Nobody is the scriber'
  return isAway ? `${displayName(scriber)} (scriber) is away` : `Scriber: ${displayName(scriber)}`
}
