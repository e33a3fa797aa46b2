import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { sectionOf } from '../meetings/timer/timer.rules.ts'
import type { MeetingActions } from './use-meeting-actions.ts'

type TimerControlsProps = { meeting: Meeting; actions: MeetingActions; className: string }

/** Back, pause and next, for the scriber. */
export function TimerControls({ meeting, actions, className }: TimerControlsProps) {
  const present = sectionOf(meeting)
  const PauseIcon = meeting.isPaused ? Play : Pause
  return (
    <div role="group" aria-label="Timer" className={cx('flex items-center gap-2', className)}>
      <Button
        icon={<ChevronLeft aria-hidden />}
        data-tooltip="Section before"
        data-shortcut="P"
        aria-keyshortcuts="ArrowLeft P"
        disabled={present === 0}
        onClick={actions.back}
      >
        Back
      </Button>
      <Button
        variant={meeting.isPaused ? 'primary' : 'secondary'}
        icon={<PauseIcon aria-hidden />}
        data-shortcut="Space"
        aria-keyshortcuts="Space"
        onClick={actions.pauseOrResume}
      >
        {meeting.isPaused ? 'Resume' : 'Pause'}
      </Button>
      <Button
        variant={meeting.isPaused ? 'secondary' : 'primary'}
        data-tooltip="Next section"
        data-shortcut="N"
        aria-keyshortcuts="ArrowRight N"
        disabled={present === meeting.sections.length - 1}
        onClick={actions.next}
      >
        Next
        <ChevronRight aria-hidden />
      </Button>
    </div>
  )
}
