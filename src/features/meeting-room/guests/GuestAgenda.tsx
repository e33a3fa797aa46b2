import { sectionName } from '../../meetings/agenda/section-names.text.ts'
import { cx } from '../../../ui/cx.ts'
import { durationText } from '../../meetings/timer/timer.text.ts'
import type { GuestView } from './guests.requests.ts'

type GuestAgendaProps = Pick<GuestView, 'sections'> & { current: number }

/** The sections with their planned minutes, and the current one marked. */
export const GuestAgenda = ({ sections, current }: GuestAgendaProps) => (
  <ol className="-mx-2 grid gap-0.5">
    {sections.map(({ section, minutes }, index) => (
      <li
        // oxlint-disable-next-line react/no-array-index-key -- Two sections of an agenda may share a name.
        key={index}
        aria-current={index === current ? 'step' : undefined}
        className={cx(
          'flex min-h-8 items-center gap-2 rounded-md border-l-[3px] px-2',
          index === current
            ? 'border-accent bg-accent-tint font-semibold text-accent-ink'
            : 'border-transparent text-soft',
        )}
      >
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{sectionName(section)}</span>
        <span data-numeric className="text-[0.8125rem] font-normal">
          {durationText(minutes * 60)}
        </span>
      </li>
    ))}
  </ol>
)
