import { Copy, RotateCw, Trash2 } from 'lucide-react'
import type { QueuedMutation } from '../../sync/pending.ts'
import { Button } from '../../ui/Button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { COPY } from '../../ui/copy.text.ts'
import { LeavingButton } from '../../ui/LeavingButton.tsx'
import { mutations } from '../mutations.ts'
import ChangeRow from './ChangeRow.tsx'
import { copyOf, type Typed, typedIn } from './describe.rules.ts'
import { useRefused } from './use-refused.ts'
import { actOn, DISCARD, TRY_AGAIN } from './waiting.text.ts'

/** A change that was not taken: why, what was written into it, and what may become of it. */
export default function RefusedRow({ change }: { change: QueuedMutation }) {
  const { retry, discard } = useRefused()
  const typed = typedIn(mutations.get(change.name)?.schema.fields ?? {}, change)
  return (
    <ChangeRow change={change}>
      {(sentence) => (
        <>
          {change.refused && <p className="text-[0.8125rem] text-bad-ink">{change.refused.detail}</p>}
          {typed.length > 0 && <Written typed={typed} />}
          <p className="flex flex-wrap gap-2 pt-1">
            {typed.length > 0 && (
              <Button
                size="sm"
                icon={<Copy aria-hidden />}
                aria-label={actOn(COPY, sentence)}
                onClick={() => void copyText(copyOf(typed))}
              >
                {COPY}
              </Button>
            )}
            <LeavingButton
              size="sm"
              icon={<RotateCw aria-hidden />}
              aria-label={actOn(TRY_AGAIN, sentence)}
              onClick={() => void retry(change)}
            >
              {TRY_AGAIN}
            </LeavingButton>
            <LeavingButton
              size="sm"
              variant="ghost"
              icon={<Trash2 aria-hidden />}
              aria-label={actOn(DISCARD, sentence)}
              onClick={() => void discard([change])}
            >
              {DISCARD}
            </LeavingButton>
          </p>
        </>
      )}
    </ChangeRow>
  )
}

function Written({ typed }: { typed: readonly Typed[] }) {
  return (
    <dl className="grid max-h-40 max-w-3xl gap-x-3 overflow-y-auto rounded-md bg-sunken px-3 py-2 text-[0.8125rem] md:grid-cols-[max-content_1fr]">
      {typed.map(({ label, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- What was written never changes.
        <div key={index} className="contents">
          <dt className="text-soft">{label}</dt>
          <dd className="whitespace-pre-wrap">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
