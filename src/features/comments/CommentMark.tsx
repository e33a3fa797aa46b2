import { MessageSquare } from 'lucide-react'
import { useLive } from '../../sync/browser/react.ts'
import { cx } from '../../ui/cx.ts'
import { discussionMark } from './mark.queries.ts'
import { markLabel } from './mark.text.ts'
import type { About } from './subjects.rules.ts'

type CommentMarkProps = {
  about: About
  /** Opens the discussion. */
  onOpen: () => void
  /** Whether it is there even if nothing was said yet. */
  always?: boolean
}

/** How many comments a row has, which opens them; those that its reader has not seen stand out. */
export function CommentMark({ about, onOpen, always = false }: CommentMarkProps) {
  const mark = useLive(discussionMark, about)
  if (!mark && !always) return null
  const label = markLabel(mark ?? null)
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      data-numeric
      onClick={onOpen}
      className={cx(
        'inline-flex min-h-6 shrink-0 items-center gap-1 rounded px-1 text-[0.8125rem] hover:bg-hover max-md:min-h-11',
        mark && (mark.unread > 0 || mark.isMentioned) ? 'font-semibold text-accent-ink' : 'text-soft',
      )}
    >
      <MessageSquare aria-hidden className="size-3.5" />
      {mark && mark.count}
    </button>
  )
}
