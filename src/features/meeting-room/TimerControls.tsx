import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { sectionOf } from '../meetings/timer/timer.rules.ts'
import { BACK, NEXT, NEXT_SECTION, PAUSE, PREVIOUS_SECTION, RESUME, TIMER } from './meeting-room.text.ts'
import type { MeetingActions } from './use-meeting-actions.ts'

type TimerControlsProps = { meeting: Meeting; actions: MeetingActions; className?: string }

/** Back, pause and next, for the scriber. */
export function TimerControls({ meeting, actions, className }: TimerControlsProps) {
  const current = sectionOf(meeting)
  const PauseIcon = meeting.isPaused ? Play : Pause
  return (
    <div role="group" aria-label={TIMER} className={cx('flex items-center gap-2', className)}>
      <Button
        icon={<ChevronLeft aria-hidden />}
        data-tooltip={PREVIOUS_SECTION}
        data-shortcut="←"
        aria-keyshortcuts="ArrowLeft"
        disabled={current === 0}
        onClick={actions.back}
      >
        {BACK}
      </Button>
      <Button
        variant={meeting.isPaused ? 'primary' : 'secondary'}
        icon={<PauseIcon aria-hidden />}
        data-shortcut="P"
        aria-keyshortcuts="P Space"
        onClick={actions.pauseOrResume}
      >
        {meeting.isPaused ? RESUME : PAUSE}
      </Button>
      <Button
        variant={meeting.isPaused ? 'secondary' : 'primary'}
        data-tooltip={NEXT_SECTION}
        data-shortcut="→"
        aria-keyshortcuts="ArrowRight"
        disabled={current === meeting.sections.length - 1}
        onClick={actions.next}
      >
        {NEXT}
        <ChevronRight aria-hidden />
      </Button>
    </div>
  )
}
