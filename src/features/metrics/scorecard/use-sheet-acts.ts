import { useState } from 'react'
import { announce } from '../../../ui/announce.ts'
import { toast } from '../../../ui/toast.ts'
import { METRIC_NOT_UPDATED } from '../metrics.text.ts'
import { blockOf, copiedText, filled, isSingle, type Paste, planPaste, repeated } from './clipboard.rules.ts'
import type { CellValue, Retraced } from './entries.rules.ts'
import type { MetricLine } from './grid-lines.rules.ts'
import { type Block, withSource } from './selection.rules.ts'
import {
  noPlaceFor,
  notRead,
  redone,
  tooManyCells,
  undone,
  valuesEntered,
  valuesPasted,
} from './scorecard.text.ts'
import type { Entries } from './use-entries.ts'
import type { Weeks } from './use-weeks.ts'

/** How many cells can be changed at once. */
const MOST_AT_ONCE = 20_000

interface Sheet {
  rows: readonly MetricLine[]
  weeks: Weeks
  entries: Entries
  /** The selected weeks; null if the cursor is in a fixed column. */
  block: Block | null
}

/** What can be done with the selected cells. Those whose metric takes no entries stay as they are. */
export interface SheetActs {
  clear(): void
  fill(direction: 'down' | 'right'): void
  undo(): void
  redo(): void
  /** The selected values as a spreadsheet takes them; empty in a fixed column. */
  copied(): string
  /** Enters a block of text from the selection's first cell on, or asks before it goes beyond the weeks shown or replaces values. */
  paste(text: string): void
  /** The paste that has to be confirmed, or null. */
  readonly asked: Paste | null
  /** Answers it: pastes everything, only into the weeks shown, or nothing. */
  answer(extent: 'all' | 'shown' | 'none'): void
}

export function useSheetActs({ rows, weeks, entries, block }: Sheet): SheetActs {
  const [asked, ask] = useState<Paste | null>(null)
  const idsIn = ({ firstRow, lastRow }: Block) =>
    rows.slice(firstRow, lastRow + 1).map((row) => row.metric.id)
  const weeksOf = ({ firstWeek, lastWeek }: Block) => weeks.shown.slice(firstWeek, lastWeek + 1)

  function enter(cells: readonly CellValue[], say: (count: number) => string): void {
    if (cells.length > MOST_AT_ONCE) return toast.error(METRIC_NOT_UPDATED, tooManyCells(MOST_AT_ONCE))
    const count = entries.enter(cells)
    if (count !== null) announce(say(count))
  }

  function settle({ cells, hidden, unreadable }: Paste, withHidden: boolean): void {
    enter(withHidden ? [...cells, ...hidden] : cells, valuesPasted)
    if (unreadable.length > 0) toast.error(METRIC_NOT_UPDATED, notRead(unreadable, weeks.start))
  }

  function retrace(outcome: Retraced | null, say: (outcome: Retraced | null) => string): void {
    announce(say(outcome))
    if (outcome && outcome.left > 0) toast.warning(say(outcome))
  }

  return {
    clear() {
      if (!block) return
      const isCleared = ({ metricId, week }: CellValue) => {
        const { value, mayEnter } = entries.at(metricId, week)
        return value !== null && mayEnter
      }
      const cells = idsIn(block).flatMap((metricId) =>
        weeksOf(block).map((week) => ({ metricId, week, value: null })),
      )
      enter(cells.filter(isCleared), valuesEntered)
    },
    fill(direction) {
      if (!block) return
      const source = withSource(block, direction)
      enter(filled(direction, idsIn(source), weeksOf(source), entries.at), valuesEntered)
    },
    undo: () => retrace(entries.undo(), undone),
    redo: () => retrace(entries.redo(), redone),
    copied: () => (block ? copiedText(idsIn(block), weeksOf(block), entries.at) : ''),
    paste(text) {
      if (!block) return
      const lines = repeated(blockOf(text), block)
      if (lines.reduce((count, line) => count + line.length, 0) > MOST_AT_ONCE)
        return toast.error(METRIC_NOT_UPDATED, tooManyCells(MOST_AT_ONCE))
      const plan = planPaste(lines, {
        metrics: rows.slice(block.firstRow).map(({ metric }) => metric),
        shown: weeks.shown.slice(block.firstWeek),
        step: weeks.step,
        newest: weeks.current,
        at: entries.at,
      })
      if (plan.hidden.length > 0 || (!isSingle(lines) && plan.replaced.length > 0)) ask(plan)
      else {
        settle(plan, false)
        if (plan.cutOff > 0) toast.warning(noPlaceFor(plan.cutOff))
      }
    },
    asked,
    answer(extent) {
      if (asked && extent !== 'none') settle(asked, extent === 'all')
      ask(null)
    },
  }
}
