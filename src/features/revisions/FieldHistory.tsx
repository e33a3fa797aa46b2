import { useLive } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useMoment } from '../comments/use-moment.ts'
import { displayName } from '../people/people.rules.ts'
import type { RevisedPlace } from './readers.rules.ts'
import { fieldHistory } from './revisions.queries.ts'
import { NO_HISTORY, replacedBy, RESTORE, writtenBy } from './revisions.text.ts'
import { WordDifference } from './WordDifference.tsx'

export type FieldHistoryProps = {
  place: RevisedPlace
  /** What the field says now. */
  present: string
  /** Writes an earlier text as a new edit; left out for readers. */
  onRestore?: ((text: string) => void) | undefined
}

/** Who changed a text and when, with the words that went and came. */
export function FieldHistory({ place: { readers, ...place }, present, onRestore }: FieldHistoryProps) {
  const entries = useLive(fieldHistory, { ...place, ...readers })
  const momentOf = useMoment()
  if (!entries) return <SkeletonRows rows={3} rowHeight="h-16" />
  if (entries.length === 0) return <p className="text-soft">{NO_HISTORY}</p>
  return (
    <ol className="grid gap-4">
      {entries.map(({ revision, by, writtenBy: author }, index) => (
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
              <Button size="sm" onClick={() => onRestore(revision.before)}>
                {RESTORE}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
