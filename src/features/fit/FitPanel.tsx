import { Lock, MessagesSquare, Users } from 'lucide-react'
import { use, useState } from 'react'
import { useMutate } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useFit } from './fit-context.ts'
import { shareFit, takeBackFit } from './fit.mutations.ts'
import type { RatedPerson } from './fit.queries.ts'
import {
  PLAN_CONVERSATION,
  PRIVATE,
  RATING_SHARED,
  RATING_TAKEN_BACK,
  ratingBy,
  SHARE_QUESTION,
  SHARE_WITH_MANAGERS,
  SHARED,
  shareWarning,
  TAKE_BACK,
} from './fit.text.ts'
import { FitNote } from './FitNote.tsx'
import { MadeOfFit } from './MadeOfFit.tsx'
import { OtherRatings } from './OtherRatings.tsx'
import { PersonMarks } from './PersonMarks.tsx'
import { ResultBadge } from './ResultBadge.tsx'
import { TalkPlanning, TalksWith } from './talk-planning.ts'
import { useSheet } from './sheet-context.ts'

/** Everything about the fit of one person in a quarter, and in those before it. */
export default function FitPanel({ entry, onClose }: { entry: RatedPerson; onClose: () => void }) {
  const { raise } = useFit()
  const planning = use(TalkPlanning)
  const talksWith = use(TalksWith)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={entry.name}
      size="lg"
      asksBeforeClosing={false}
    >
      <div className="grid gap-4 pb-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ResultBadge result={entry.result} />
          {entry.shownBy !== null && (
            <span className="text-[0.8125rem] text-soft">{ratingBy(entry.shownBy)}</span>
          )}
        </div>
        <PersonMarks entry={entry} />
        {planning && entry.mayRate && (
          <div>
            <Button
              size="sm"
              icon={<MessagesSquare aria-hidden />}
              onClick={() => raise({ kind: 'conversation', entry, about: entry.name })}
            >
              {PLAN_CONVERSATION}
            </Button>
          </div>
        )}
        {talksWith?.(entry.person.id)}
        <MadeOfFit personId={entry.person.id} />
        <FitNote entry={entry} />
        <Sharing entry={entry} />
        <OtherRatings entry={entry} />
      </div>
    </Dialog>
  )
}

/** Who reads one's own rating, and how that is changed while the quarter runs. */
function Sharing({ entry: { person, name, shown, shownBy } }: { entry: RatedPerson }) {
  const { quarter } = useSheet()
  const { isOver } = useFit()
  const mutate = useMutate()
  const [isAsking, setAsking] = useState(false)
  if (!shown || shownBy !== null) return null
  const isShared = shown.publishedAt !== null
  const whom = { personId: person.id, quarter }
  const Icon = isShared ? Users : Lock
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md bg-sunken px-3 py-2">
      <Icon aria-hidden className="size-4 shrink-0 text-soft" />
      <span className="min-w-0 flex-1 text-[0.8125rem]">{isShared ? SHARED : PRIVATE}</span>
      {!isOver && isShared && (
        <Button
          size="sm"
          onClick={() => mutate(takeBackFit, whom) === null && toast.success(RATING_TAKEN_BACK)}
        >
          {TAKE_BACK}
        </Button>
      )}
      {!isOver && !isShared && (
        <Button size="sm" onClick={() => setAsking(true)}>
          {SHARE_WITH_MANAGERS}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={SHARE_QUESTION}
        detail={shareWarning(name)}
        confirmLabel={SHARE_WITH_MANAGERS}
        onConfirm={() => mutate(shareFit, whom) === null && toast.success(RATING_SHARED)}
      />
    </div>
  )
}
