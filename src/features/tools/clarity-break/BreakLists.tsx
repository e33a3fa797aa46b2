import { useState } from 'react'
import { announce } from '../../../ui/announce.ts'
import { cx } from '../../../ui/cx.ts'
import { later } from '../../../ui/later.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import { moveOnBoard } from '../../tasks/views/board-keys.ts'
import { movedToPlace } from '../../work/work.text.ts'
import { AddEntry } from '../frame/AddEntry.tsx'
import { useEntries } from '../frame/use-entries.ts'
import { SECTION_LABELS } from '../sheets/section-labels.text.ts'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import { SECTIONS } from '../sheets/tool-kinds.rules.ts'
import { BreakLine, type LineActs } from './BreakLine.tsx'
import { addTo, LINE, LINE_REMOVED, lineIn } from './clarity-break.text.ts'
import type { Made } from './MakeOfLine.tsx'

const EditLineDialog = later(() => import('./EditLineDialog.tsx'))
const MakeOfLine = later(() => import('./MakeOfLine.tsx'))

type BreakListsProps = { sheetId: string; items: readonly ItemEntry[]; className?: string }

/** The four lists beside the text. */
export function BreakLists({ sheetId, items, className }: BreakListsProps) {
  const [edited, edit] = useState<ItemEntry | null>(null)
  const [made, make] = useState<{ item: ItemEntry; kind: Made } | null>(null)
  const entries = useEntries(items, LINE_REMOVED)
  usePreload(EditLineDialog)
  const acts: LineActs = {
    edit,
    make: (item, kind) => make({ item, kind }),
    remove: entries.remove,
    moveBy(item, places) {
      const moved = entries.moveBy(item, places)
      if (moved) announce(movedToPlace(item.text, moved.place, moved.all))
    },
  }
  return (
    <div role="presentation" onKeyDown={moveOnBoard} className={cx('grid content-start gap-3', className)}>
      {SECTIONS['clarity-break'].map((section) => {
        const label = SECTION_LABELS[section]
        const lines = items.filter((item) => item.section === section)
        return (
          <section
            key={section}
            data-column
            aria-label={label}
            className="grid min-w-0 content-start gap-2 rounded-lg border border-line bg-sunken p-2.5"
          >
            <h2 className="px-1 font-semibold">{label}</h2>
            <ul className="grid gap-1.5">
              {lines.map((item) => (
                <BreakLine key={item.id} item={item} acts={acts} />
              ))}
            </ul>
            <AddEntry
              sheetId={sheetId}
              section={section}
              label={lineIn(label)}
              placeholder={LINE}
              addLabel={addTo(label)}
            />
          </section>
        )
      })}
      {edited && <EditLineDialog item={edited} onClose={() => edit(null)} />}
      {made && <MakeOfLine {...made} onClose={() => make(null)} />}
    </div>
  )
}
