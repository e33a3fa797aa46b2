import type { RefusalText } from '../../sync/refusal.ts'
import { toast } from '../../ui/toast.ts'
import { newId } from '../../sync/id.ts'
import { COPY_TEXT, wasNotSaved } from './shell.text.ts'
import { keepRefused } from './waiting/refused-changes.ts'

/** Long enough to read it and to reach its button. */
const LATE_SHOWN_FOR = 15_000

/** What people write at length, in the order of its weight. */
const WRITTEN = ['title', 'name', 'content', 'description', 'targetNote', 'note']

/**
 * Shows why something was refused. Where it had been shown as done, its dialog is gone, so the message says what was written and
 * offers to copy it, and it stays among the waiting changes until it is put away.
 * @param undone the arguments of a mutation that had been shown as done
 */
export function showRefusal(companyId: string, { title, detail }: RefusalText, undone?: unknown): void {
  const written = writtenIn(undone)
  if (undone !== undefined) keepRefused({ key: newId(), companyId, title, detail, written })
  if (!written[0]) return toast.error(title, detail)
  toast.error(title, `${detail} ${wasNotSaved(written[0])}`, {
    duration: LATE_SHOWN_FOR,
    action: { label: COPY_TEXT, run: () => void navigator.clipboard.writeText(written.join('\n\n')) },
  })
}

function writtenIn(args: unknown): string[] {
  const given = (args ?? {}) as Record<string, unknown>
  const texts = WRITTEN.map((name) => given[name]).filter((text) => typeof text === 'string' && text !== '')
  return [...new Set(texts as string[])]
}
