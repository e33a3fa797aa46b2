import type { SectionTime } from './meeting-results.table.ts'
import { clockText } from '../../meetings/timer/timer.text.ts'

/** How long each section took against its plan. */
export function SectionTimes({ times }: { times: readonly SectionTime[] }) {
  return (
    <section>
      <h3 className="mb-1 font-semibold">Time</h3>
      <table className="w-full">
        <thead>
          <tr className="border-b border-line text-left text-[0.8125rem] text-soft">
            <th className="py-1.5 font-medium">Section</th>
            <th className="py-1.5 text-right font-medium">Planned</th>
            <th className="py-1.5 text-right font-medium">Taken</th>
            <th className="py-1.5 text-right font-medium">Difference</th>
          </tr>
        </thead>
        <tbody>
          {times.map(({ section, minutes, seconds }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- An agenda may name two sections alike.
            <tr key={index} className="border-b border-line">
              <td className="py-1.5">{section}</td>
              <td className="py-1.5 text-right text-soft">{clockText(minutes * 60_000)}</td>
              <td className="py-1.5 text-right">{clockText(seconds * 1_000)}</td>
              <td className="py-1.5 text-right">{differenceText(seconds - minutes * 60)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const differenceText = (seconds: number): string =>
  seconds === 0 ? '0:00' : `${seconds > 0 ? '+' : '−'}${clockText(Math.abs(seconds) * 1_000)}`
