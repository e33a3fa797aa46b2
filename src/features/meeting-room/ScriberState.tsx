import { PenLine, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useActor, useServerNow } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { isScriber } from '../meetings/meetings.access.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { isScriberAway } from '../meetings/scriber/scriber.rules.ts'
import { displayName } from '../people/people.rules.ts'
import type { Person } from '../people/people.table.ts'
import {
  hasBeenTold,
  NO_SCRIBER,
  NOW_YOU_ARE_SCRIBER,
  scriberIs,
  scriberIsAway,
  TAKE_OVER,
  takeOverExplained,
  takeOverFrom,
  YOU_ARE_SCRIBER,
} from './meeting-room.text.ts'
import type { MeetingActions } from './use-meeting-actions.ts'

const CHECK_EVERY_MS = 5_000

type ScriberStateProps = {
  meeting: Meeting
  scriber: Person | undefined
  onTakeOver: MeetingActions['takeOver']
}

/** Who runs the timer, whether they are still there, and a button to take over from them. It asks while they are. */
export function ScriberState({ meeting, scriber, onTakeOver }: ScriberStateProps) {
  const isMe = isScriber(useActor(), meeting)
  const isAway = isScriberAway(meeting, useServerNow(CHECK_EVERY_MS)) && !isMe
  const isThere = scriber !== undefined && !isAway
  const [asking, setAsking] = useState(false)
  const Icon = isThere ? PenLine : UserRoundX
  return (
    <div className="flex min-w-0 items-center gap-2 text-[0.8125rem] max-md:order-last max-md:w-full max-md:justify-between">
      <span role="status" className="flex min-w-0 items-center gap-1.5 text-soft">
        <Icon aria-hidden className="size-3.5 shrink-0" />
        <span className="truncate">{scriberText({ scriber, isMe, isAway })}</span>
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
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={takeOverFrom(displayName(scriber))}
          detail={takeOverExplained(displayName(scriber))}
          confirmLabel={TAKE_OVER}
          onConfirm={() => {
            if (onTakeOver() === null) toast.success(NOW_YOU_ARE_SCRIBER, hasBeenTold(displayName(scriber)))
          }}
        />
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
