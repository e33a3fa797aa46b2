import { useLive } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useMoment } from '../comments/use-moment.ts'
import { displayName } from '../people/people.rules.ts'
import type { RevisedPlace } from './readers.rules.ts'
import { fieldHistory } from './revisions.queries.ts'
import { historyOf, NO_HISTORY, replacedBy, RESTORE, writtenBy } from './revisions.text.ts'
import { WordDifference } from './WordDifference.tsx'

type HistoryDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
  place: RevisedPlace
  /** What the field says now. */
  present: string
  /** Writes an earlier text as a new edit; left out for readers. */
  onRestore?: ((text: string) => void) | undefined
}

/** Who changed a text and when, with the words that went and came; an earlier text can be written again. */
export default function HistoryDialog({ label, place, present, onRestore, ...dialog }: HistoryDialogProps) {
  const { entityId, field, readers } = place
  const entries = useLive(fieldHistory, { entityId, field, ...readers })
  const momentOf = useMoment()
  return (
    <Dialog {...dialog} title={historyOf(label)} size="lg">
      {!entries && <SkeletonRows rows={3} rowHeight="h-16" />}
      {entries?.length === 0 && <p className="text-soft">{NO_HISTORY}</p>}
      <ol className="grid gap-4">
        {entries?.map(({ revision, by, writtenBy: author }, index) => (
          <li key={revision.id} className="grid gap-1.5 border-b border-line pb-4 last:border-0">
            <p className="text-[0.8125rem] font-medium">
              {replacedBy(displayName(by), momentOf(revision.createdAt))}
            </p>
            <WordDifference
              before={revision.before}
              after={index === 0 ? present : entries[index - 1]!.revision.before}
            />
            <div className="flex items-center justify-between gap-3 text-xs text-soft">
              {writtenBy(displayName(author))}
              {onRestore && (
                <Button
                  size="sm"
                  onClick={() => {
                    onRestore(revision.before)
                    dialog.onOpenChange(false)
                  }}
                >
                  {RESTORE}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
