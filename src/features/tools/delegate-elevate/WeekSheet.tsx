import { useRef, useState } from 'react'
import { announce } from '../../../ui/announce.ts'
import { later } from '../../../ui/later.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import { moveOnBoard } from '../../tasks/views/board-keys.ts'
import { movedToPlace } from '../../work/work.text.ts'
import { FigureField } from '../frame/FigureField.tsx'
import type { OpenSheet } from '../frame/ToolFrame.tsx'
import { useEntries } from '../frame/use-entries.ts'
import { SECTION_LABELS } from '../sheets/section-labels.text.ts'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import type { ActivityActs } from './ActivityRow.tsx'
import { EarlierWeeks } from './EarlierWeeks.tsx'
import {
  ACTIVITY_REMOVED,
  HOURS_UNIT,
  HOURS_WANTED_LABEL,
  HOW_TO_MOVE,
  movedTo,
} from './delegate-elevate.text.ts'
import { HOURS_WANTED, loadOf, QUADRANTS, type Quadrant } from './load.rules.ts'
import { LoadBar } from './LoadBar.tsx'
import { QuadrantList } from './QuadrantList.tsx'

const EditActivityDialog = later(() => import('./EditActivityDialog.tsx'))
const HandOverDialog = later(() => import('./HandOverDialog.tsx'))

/** The week in four quadrants, and how much of it is too much. */
export function WeekSheet({ open: { sheet, items, mayEdit } }: { open: OpenSheet }) {
  const board = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<ItemEntry | null>(null)
  const [dialog, setDialog] = useState<{ kind: 'edit' | 'task'; item: ItemEntry } | null>(null)
  const entries = useEntries(items, ACTIVITY_REMOVED)
  const wanted = sheet.settings.hoursWanted ?? HOURS_WANTED
  usePreload(EditActivityDialog)

  /** The focus goes with what was moved. */
  const follow = ({ id }: ItemEntry) =>
    requestAnimationFrame(() =>
      board.current?.querySelector<HTMLElement>(`[data-row-key="${id}"] [data-row-focus]`)?.focus(),
    )
  function moveTo(item: ItemEntry, quadrant: Quadrant) {
    if (!entries.moveTo(item, quadrant)) return
    announce(movedTo(item.text, SECTION_LABELS[quadrant]))
    follow(item)
  }
  const acts: ActivityActs = {
    edit: (item) => setDialog({ kind: 'edit', item }),
    makeTask: (item) => setDialog({ kind: 'task', item }),
    remove: entries.remove,
    drag: setDragged,
    moveTo,
    moveBy(item, places) {
      const moved = entries.moveBy(item, places)
      if (!moved) return
      announce(movedToPlace(item.text, moved.place, moved.all))
      follow(item)
    },
  }
  const close = () => setDialog(null)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <FigureField
          sheet={sheet}
          figure="hoursWanted"
          label={HOURS_WANTED_LABEL}
          unit={HOURS_UNIT}
          fallback={HOURS_WANTED}
          mayEdit={mayEdit}
        />
        <LoadBar load={loadOf(items, wanted)} />
      </div>
      {mayEdit && <p className="mb-2 text-xs text-soft max-md:hidden print:hidden">{HOW_TO_MOVE}</p>}
      <div ref={board} className="@container">
        <div role="presentation" onKeyDown={moveOnBoard} className="grid gap-3 @2xl:grid-cols-2">
          {QUADRANTS.map((quadrant) => (
            <QuadrantList
              key={quadrant}
              sheetId={sheet.id}
              quadrant={quadrant}
              items={items.filter(({ section }) => section === quadrant)}
              onDrop={dragged && dragged.section !== quadrant ? () => moveTo(dragged, quadrant) : undefined}
              acts={mayEdit ? acts : undefined}
            />
          ))}
        </div>
      </div>
      <EarlierWeeks sheetId={sheet.id} />
      {dialog?.kind === 'edit' && <EditActivityDialog open onOpenChange={close} item={dialog.item} />}
      {dialog?.kind === 'task' && <HandOverDialog onClose={close} item={dialog.item} />}
    </>
  )
}
