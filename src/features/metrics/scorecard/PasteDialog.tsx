import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { formatValue } from '../values/metric-format.rules.ts'
import type { Paste } from './clipboard.rules.ts'
import {
  andMore,
  PASTE_ALL,
  PASTE_SHOWN,
  PASTE_TITLE,
  pasteSummary,
  REPLACED,
  replacedBy,
  UNREADABLE,
  unreadable,
} from './scorecard.text.ts'
import type { SheetActs } from './use-sheet-acts.ts'
import type { Weeks } from './use-weeks.ts'

type PasteDialogProps = { paste: Paste; weeks: Weeks; onAnswer: SheetActs['answer'] }

/** Says what a paste would do before it goes beyond the weeks shown or replaces values. */
export default function PasteDialog({ paste, weeks: { start }, onAnswer }: PasteDialogProps) {
  const [isOpen, setOpen] = useState(true)
  function answer(extent: 'all' | 'shown' | 'none'): void {
    setOpen(false)
    onAnswer(extent)
  }
  const replaced = paste.replaced.map((each) =>
    replacedBy(each, start, (value) => formatValue(value, each.unit)),
  )
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && answer('none')}
      size="md"
      title={PASTE_TITLE}
      description={pasteSummary(paste).join(' ')}
      asksBeforeClosing={false}
    >
      <Named title={REPLACED} lines={replaced} />
      <Named title={UNREADABLE} lines={paste.unreadable.map((each) => unreadable(each, start))} />
      <DialogActions>
        {paste.hidden.length > 0 && paste.cells.length > 0 && (
          <Button onClick={() => answer('shown')}>{PASTE_SHOWN}</Button>
        )}
        <Button variant="primary" onClick={() => answer('all')}>
          {PASTE_ALL}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const SHOWN = 8

function Named({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section className="mt-3">
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1 text-[0.8125rem] text-soft tabular-nums">
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line} className="py-0.5 break-words">
            {line}
          </li>
        ))}
        {lines.length > SHOWN && <li className="py-0.5">{andMore(lines.length - SHOWN)}</li>}
      </ul>
    </section>
  )
}
