import { useMutate } from '../../sync/browser/react.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FieldHistory } from '../revisions/FieldHistory.tsx'
import { historyOf, NO_HISTORY } from '../revisions/revisions.text.ts'
import { type Block, fieldRule, listRule } from './plan-blocks.rules.ts'
import { type OpenPlan, usePlan } from './plan-context.ts'
import { writePlanItem } from './plan-items.mutations.ts'
import { writePlanText } from './plan-texts.mutations.ts'
import { partReaders } from './strategy.table.ts'
import { detailOf, FIELD_LABELS, LIST_LABELS } from './strategy.text.ts'

type BlockHistoryDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  block: Block
  /** What the block is called. */
  title: string
}

/** What the texts of a block said before, for everybody who reads it; its editors bring an earlier text back. */
export default function BlockHistoryDialog({ block, title, ...dialog }: BlockHistoryDialogProps) {
  const open = usePlan()
  const mutate = useMutate()
  const changed = changedIn(open, block)
  return (
    <Dialog {...dialog} title={historyOf(title)} size="lg" asksBeforeClosing={false}>
      {changed.length === 0 && <p className="text-soft">{NO_HISTORY}</p>}
      {changed.map(({ label, place, present, version, write }) => (
        <section key={`${place.entityId} ${place.field}`} className="border-b border-line last:border-0">
          <h3 className="pb-2 text-[0.8125rem] font-semibold">{label}</h3>
          <FieldHistory
            place={place}
            present={present}
            onRestore={open.mayEdit ? (text) => write(mutate, text, version) : undefined}
          />
        </section>
      ))}
    </Dialog>
  )
}

type Mutate = ReturnType<typeof useMutate>

/** The texts of a block that were written anew at least once. */
function changedIn({ team, texts, items }: OpenPlan, block: Block) {
  const ofFields = texts
    .filter(({ field, version }) => fieldRule(field).block === block && version > 1)
    .map((row) => ({
      label: FIELD_LABELS[row.field],
      place: { entity: 'plan_texts' as const, entityId: row.id, field: row.field, readers: partReaders(row) },
      present: row.text,
      version: row.version,
      write: (mutate: Mutate, text: string, from: number) =>
        void mutate(writePlanText, { teamId: team.id, planId: row.planId, field: row.field, text, from }),
    }))
  const ofEntries = items
    .filter(({ list }) => listRule(list).block === block)
    .flatMap((item) =>
      [
        {
          field: 'title' as const,
          label: LIST_LABELS[item.list],
          present: item.title,
          version: item.titleVersion,
        },
        {
          field: 'note' as const,
          label: detailOf(item.title),
          present: item.note,
          version: item.noteVersion,
        },
      ]
        .filter(({ version }) => version > 1)
        .map(({ field, ...said }) => ({
          ...said,
          place: { entity: 'plan_items' as const, entityId: item.id, field, readers: partReaders(item) },
          write: (mutate: Mutate, text: string, from: number) =>
            void mutate(writePlanItem, { itemId: item.id, field, text, from }),
        })),
    )
  return [...ofFields, ...ofEntries]
}
