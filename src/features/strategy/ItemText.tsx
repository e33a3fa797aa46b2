import { useMutate } from '../../sync/browser/react.ts'
import { cx } from '../../ui/cx.ts'
import { Markdown } from '../../ui/markdown/Markdown.tsx'
import { DraftField } from '../revisions/DraftField.tsx'
import { usePlan } from './plan-context.ts'
import { writePlanItem } from './plan-items.mutations.ts'
import { NOTE_LENGTH, partReaders, type PlanItem, TITLE_LENGTH } from './strategy.table.ts'
import { detailOf, LIST_LABELS, NOTE_PLACEHOLDER } from './strategy.text.ts'

type ItemTextProps = {
  item: PlanItem
  field: 'title' | 'note'
  className?: string
  onEnter?: (() => void) | undefined
}

/** The title or note of an entry, which editors write in its place. */
export function ItemText({ item, field, className, onEnter }: ItemTextProps) {
  const { mayEdit } = usePlan()
  const mutate = useMutate()
  const isTitle = field === 'title'
  if (!mayEdit && !isTitle) return <Markdown text={item.note} className={className} />
  if (!mayEdit) return <span className={cx('min-w-0 flex-1', className)}>{item.title}</span>
  return (
    <DraftField
      label={isTitle ? LIST_LABELS[item.list] : detailOf(item.title)}
      place={{ entity: 'plan_items', entityId: item.id, field, readers: partReaders(item) }}
      stored={
        isTitle
          ? { text: item.title, version: item.titleVersion, updatedBy: item.titleBy }
          : { text: item.note, version: item.noteVersion, updatedBy: item.noteBy }
      }
      onSave={(text, from) => !mutate(writePlanItem, { itemId: item.id, field, text, from })}
      most={isTitle ? TITLE_LENGTH : NOTE_LENGTH}
      marksUp={!isTitle}
      placeholder={isTitle ? undefined : NOTE_PLACEHOLDER}
      className={className}
      onEnter={onEnter}
    />
  )
}
