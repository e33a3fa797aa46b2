import { useServerNow } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { discussedFor, ISSUE_TIME } from '../../issues/discussion/discussion.rules.ts'
import type { MeetingIssue } from '../../issues/discussion/meeting-issues.table.ts'
import type { Meeting } from '../../meetings/meetings.table.ts'
import { clockText } from '../../meetings/timer/timer.text.ts'
import { ISSUE_TIME_LABEL, ofTime } from './discussion-room.text.ts'

const TICK = 500

type IssueClockProps = { taken: MeetingIssue; meeting: Meeting; compact?: boolean }

/** How long the issue has been discussed, against two minutes. Over time it changes its colour, silently. */
export function IssueClock({ taken, meeting, compact = false }: IssueClockProps) {
  const elapsed = discussedFor(taken, meeting, useServerNow(TICK))
  const over = elapsed > ISSUE_TIME
  return (
    <div role="timer" aria-label={ISSUE_TIME_LABEL} className={compact ? '' : 'w-33 shrink-0 text-right'}>
      <span
        data-numeric
        className={cx(
          'font-semibold',
          compact ? 'text-xl' : 'text-[1.75rem] leading-8',
          over && 'text-warn-ink',
        )}
      >
        {clockText(elapsed)}
      </span>
      {!compact && (
        <>
          <p data-numeric className="text-xs text-soft">
            {ofTime(clockText(ISSUE_TIME))}
          </p>
          <span aria-hidden className="mt-1.5 block h-[3px] overflow-hidden rounded-full bg-line">
            <span
              style={{ transform: `scaleX(${Math.min(1, elapsed / ISSUE_TIME)})` }}
              className={cx('block h-full origin-left', over ? 'bg-warn-edge' : 'bg-accent')}
            />
          </span>
        </>
      )}
    </div>
  )
}
