import type { RefusalText } from '../../sync/refusal.ts'
import { copyText } from '../../ui/copy-text.ts'
import { toast } from '../../ui/toast.ts'
import { COPY_TEXT, wasNotSaved } from './shell.text.ts'

/** Long enough to read it and to reach its button. */
const LATE_SHOWN_FOR = 15_000

/** What people write at length, in the order of its weight. */
const WRITTEN = ['title', 'name', 'content', 'description', 'targetNote', 'note']

/**
 * Shows why something was refused. Where it had been shown as done, its dialog is gone, so the message says what was written and
 * offers to copy it.
 * @param undone the arguments of a mutation that had been shown as done
 */
export function showRefusal({ title, detail }: RefusalText, undone?: unknown): void {
  const written = writtenIn(undone)
  const shown = undone === undefined ? undefined : { duration: LATE_SHOWN_FOR }
  if (!written[0]) return toast.error(title, detail, shown)
  toast.error(title, `${detail} ${wasNotSaved(written[0])}`, {
    ...shown,
    action: { label: COPY_TEXT, run: () => void copyText(written.join('\n\n')) },
  })
}

function writtenIn(args: unknown): string[] {
  const given = (args ?? {}) as Record<string, unknown>
  return WRITTEN.map((name) => given[name]).filter(
    (text) => typeof text === 'string' && text !== '',
  ) as string[]
}
