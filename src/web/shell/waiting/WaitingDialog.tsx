import { useWaitingChanges } from '../../../sync/browser/react.ts'
import type { WaitingChange } from '../../../sync/browser/waiting-changes.ts'
import { callSummary } from '../../../features/integrations/api/api.text.ts'
import { timeText } from '../../../features/time/time.text.ts'
import { rowName } from '../../../features/work/row-name.rules.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { RowList } from '../../../ui/RowList.tsx'
import { toast } from '../../../ui/toast.ts'
import { putAwayRefused, type RefusedChange, useRefusedChanges } from './refused-changes.ts'
import {
  changeOf,
  COPIED,
  COPY_WRITTEN,
  KEPT_HERE,
  NOT_SAVED,
  NOTHING_WAITS,
  PUT_AWAY,
  putAwayOf,
  WAITING_CHANGES,
} from './waiting.text.ts'

/** In pixels, before it was measured. */
const ROW_HEIGHT = 44

/** What was changed here and is not saved yet, and what was refused after it had been shown as done. */
export default function WaitingDialog({ onClose }: { onClose: () => void }) {
  const waiting = useWaitingChanges()
  const refused = useRefusedChanges()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={WAITING_CHANGES}
      description={waiting?.length === 0 ? NOTHING_WAITS : KEPT_HERE}
      asksBeforeClosing={false}
    >
      <div className="grid gap-4">
        {refused.length > 0 && (
          <section aria-label={NOT_SAVED} className="grid gap-2">
            <h3 className="font-semibold text-bad-ink">{NOT_SAVED}</h3>
            <ul className="divide-y divide-line rounded-lg border border-line">
              {refused.map((change) => (
                <RefusedRow key={change.key} change={change} />
              ))}
            </ul>
          </section>
        )}
        {waiting && waiting.length > 0 && (
          <div className="max-h-96 overflow-y-auto rounded-lg border border-line">
            <RowList label={WAITING_CHANGES} items={waiting} keyOf={({ key }) => key} rowHeight={ROW_HEIGHT}>
              {(change) => <WaitingRow {...change} />}
            </RowList>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function WaitingRow({ name, args, at, rows }: WaitingChange) {
  const own = rowName(args as object)
  const names = own === null ? rows.flatMap((row) => rowName(row) ?? []) : [own]
  return (
    <p className="flex min-h-11 items-center gap-3 px-3 py-1.5">
      <span className="min-w-0 flex-1 break-words">{changeOf(callSummary(name), names)}</span>
      <time data-numeric dateTime={at} className="shrink-0 text-[0.8125rem] text-soft">
        {timeText(at)}
      </time>
    </p>
  )
}

function RefusedRow({ change: { key, title, detail, written } }: { change: RefusedChange }) {
  const copy = () =>
    void navigator.clipboard.writeText(written.join('\n\n')).then(
      () => toast.success(COPIED),
      () => undefined,
    )
  return (
    <li className="grid gap-1 px-3 py-2">
      <p className="font-medium">{title}</p>
      <p className="text-soft">{detail}</p>
      {written.map((text) => (
        <p key={text} className="border-l-2 border-line pl-2 break-words whitespace-pre-line">
          {text}
        </p>
      ))}
      <div className="mt-1 flex gap-2">
        {written.length > 0 && (
          <Button size="sm" onClick={copy}>
            {COPY_WRITTEN}
          </Button>
        )}
        <Button size="sm" variant="ghost" aria-label={putAwayOf(title)} onClick={() => putAwayRefused(key)}>
          {PUT_AWAY}
        </Button>
      </div>
    </li>
  )
}
