import { sectionName } from '../../meetings/agenda/section-names.text.ts'
import { cx } from '../../../ui/cx.ts'
import type { Meeting } from '../../meetings/meetings.table.ts'
import { sectionOf } from '../../meetings/timer/timer.rules.ts'
import { MeetingClock, SectionProgress } from '../Clock.tsx'
import { MINUTES, WHOLE_MEETING } from '../meeting-room.text.ts'
import { TimerControls } from '../TimerControls.tsx'
import type { MeetingActions } from '../use-meeting-actions.ts'

type AgendaSheetProps = {
  meeting: Meeting
  /** The section on the page. */
  shown: number
  runsTimer: boolean
  actions: MeetingActions
  onChoose: (section: number) => void
}

/** The agenda on a phone, one section a line, with the timer’s controls for the scriber. */
export function AgendaSheet({ meeting, shown, runsTimer, actions, onChoose }: AgendaSheetProps) {
  const current = sectionOf(meeting)
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-[0.8125rem] text-soft">{WHOLE_MEETING}</p>
        <MeetingClock meeting={meeting} />
      </div>
      <ol>
        {meeting.sections.map(({ section, minutes }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two sections of an agenda may share a name.
          <li key={index}>
            <button
              type="button"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onChoose(index)}
              className={cx(
                'relative flex min-h-11 w-full items-center gap-3 px-2 text-left',
                index === current && 'bg-accent-tint font-semibold text-accent-ink',
                index === shown && index !== current && 'bg-warn-tint font-medium text-warn-ink',
              )}
            >
              <span className="min-w-0 flex-1 truncate">{sectionName(section)}</span>
              <span data-numeric className="text-[0.8125rem] font-normal">
                {minutes} {MINUTES}
              </span>
              <SectionProgress meeting={meeting} section={index} />
            </button>
          </li>
        ))}
      </ol>
      {runsTimer && <TimerControls meeting={meeting} actions={actions} className="[&>button]:flex-1" />}
    </div>
  )
}
