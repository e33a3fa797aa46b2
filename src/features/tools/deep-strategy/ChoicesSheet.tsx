import { useState } from 'react'
import { announce } from '../../../ui/announce.ts'
import { later } from '../../../ui/later.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import { moveOnBoard } from '../../tasks/views/board-keys.ts'
import { movedToPlace } from '../../work/work.text.ts'
import type { OpenSheet } from '../frame/ToolFrame.tsx'
import { useEntries } from '../frame/use-entries.ts'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import { SECTIONS } from '../sheets/tool-kinds.rules.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { CHOICE_REMOVED } from './deep-strategy.text.ts'
import { PlanPurpose } from './PlanPurpose.tsx'

const EditChoiceDialog = later(() => import('./EditChoiceDialog.tsx'))

/** A strategy in five lists of choices. */
export function ChoicesSheet({ open: { sheet, items, mayEdit } }: { open: OpenSheet }) {
  const [edited, edit] = useState<ItemEntry | null>(null)
  const entries = useEntries(items, CHOICE_REMOVED)
  usePreload(EditChoiceDialog)
  const acts = {
    edit,
    remove: entries.remove,
    moveBy(item: ItemEntry, places: number) {
      const moved = entries.moveBy(item, places)
      if (moved) announce(movedToPlace(item.text, moved.place, moved.all))
    },
  }
  return (
    <div className="@container">
      <PlanPurpose />
      <div role="presentation" onKeyDown={moveOnBoard} className="grid items-start gap-3 @2xl:grid-cols-2">
        {SECTIONS['deep-strategy'].map((part) => (
          <ChoiceList
            key={part}
            sheetId={sheet.id}
            part={part}
            items={items.filter(({ section }) => section === part)}
            acts={mayEdit ? acts : undefined}
          />
        ))}
      </div>
      {edited && <EditChoiceDialog open onOpenChange={() => edit(null)} item={edited} />}
    </div>
  )
}
