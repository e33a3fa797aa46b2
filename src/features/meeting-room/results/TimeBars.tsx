import { sectionName } from '../../meetings/agenda/section-names.text.ts'
import { cx } from '../../../ui/cx.ts'
import { clockText } from '../../meetings/timer/timer.text.ts'
import type { SectionTime } from './meeting-results.table.ts'
import { differenceText, ofPlan, TIME, TIME_COLUMNS, TIME_LEGEND } from './results.text.ts'
import { type TimeBar, timeBars, totalTime } from './time-bars.rules.ts'

/** How long each section took beside its plan, as bars of one scale; what goes beyond the plan has colour and sign. */
export function TimeBars({ times }: { times: readonly SectionTime[] }) {
  const bars = timeBars(times)
  const { planned, taken } = totalTime(times)
  return (
    <section className="break-inside-avoid">
      <h2 className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
        {TIME}
        <span data-numeric className="text-[0.8125rem] font-normal text-soft">
          <span className="font-semibold text-ink">{clockText(taken * 1_000)}</span> {ofPlan(planned, taken)}
        </span>
      </h2>
      <table className="w-full text-[0.8125rem]">
        <thead className="sr-only">
          <tr>
            {Object.values(TIME_COLUMNS).map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map(({ section, minutes, seconds }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Two sections of an agenda may share a name.
            <tr key={index}>
              <th scope="row" className="max-w-28 truncate py-1.5 pr-3 text-left font-normal">
                {sectionName(section)}
              </th>
              <td className="w-full">
                <Bar {...bars[index]!} />
                <span className="sr-only">{clockText(minutes * 60_000)}</span>
              </td>
              <td className="pl-3 text-right">{clockText(seconds * 1_000)}</td>
              <td
                className={cx(
                  'w-16 pl-2 text-right whitespace-nowrap',
                  seconds > minutes * 60 ? 'font-medium text-warn-ink' : 'text-soft',
                )}
              >
                {differenceText(seconds - minutes * 60)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-hidden className="mt-2 flex gap-4 text-xs text-soft">
        {TIME_LEGEND.map(({ label, of }) => (
          <li key={of} className="flex items-center gap-1.5">
            <span className={cx('inline-block h-2 w-3.5', LOOKS[of])} />
            {label}
          </li>
        ))}
      </ul>
    </section>
  )
}

const LOOKS: Record<keyof TimeBar, string> = {
  planned: 'border border-control-line',
  taken: 'bg-control-line/60 print:[print-color-adjust:exact]',
  over: 'bg-warn-edge print:[print-color-adjust:exact]',
}

function Bar({ planned, taken, over }: TimeBar) {
  return (
    <span aria-hidden className="relative block h-3">
      <span className={cx('absolute inset-y-0 left-0', LOOKS.taken)} style={{ width: `${taken}%` }} />
      <span className={cx('absolute inset-y-0 left-0', LOOKS.planned)} style={{ width: `${planned}%` }} />
      <span
        className={cx('absolute inset-y-0', LOOKS.over)}
        style={{ left: `${planned}%`, width: `${over}%` }}
      />
    </span>
  )
}
