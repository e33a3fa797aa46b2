import { Lightbulb } from 'lucide-react'
import { useLive, useMutate, useServerNow } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { dayOf } from '../../time/calendar.rules.ts'
import { seeHint } from '../onboarding.mutations.ts'
import type { MeetingHint as Hint } from '../onboarding.rules.ts'
import { meetingHints } from './hints.queries.ts'
import { GOT_IT, HINT_TEXTS } from './hints.text.ts'

const EVERY_HOUR = 3_600_000

type MeetingHintProps = { hint: Hint; className?: string }

/** In a company's first weekly meeting, what comes next here. It stands between other things, so it covers none of them. */
export default function MeetingHint({ hint, className }: MeetingHintProps) {
  const mutate = useMutate()
  const today = dayOf(useServerNow(EVERY_HOUR))
  const needed = useLive(meetingHints, { today })
  if (!needed?.includes(hint)) return null
  function dismiss() {
    document.getElementById('main')?.focus()
    mutate(seeHint, { hint })
  }
  return (
    <div
      role="note"
      className={cx(
        'flex items-center gap-2 rounded-md bg-accent-tint py-1 pr-1 pl-3 text-[0.8125rem] text-accent-ink print:hidden',
        className,
      )}
    >
      <Lightbulb aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 text-pretty">{HINT_TEXTS[hint]}</p>
      <Button variant="ghost" size="sm" onClick={dismiss}>
        {GOT_IT}
      </Button>
    </div>
  )
}
