import { clockText } from '../../meetings/timer/timer.text.ts'
import type { SectionTime } from './meeting-results.table.ts'
import { differenceText, TIME, TIME_COLUMNS } from './results.text.ts'

/** How long each section took, compared with its plan. */
export function SectionTimes({ times }: { times: readonly SectionTime[] }) {
  return (
    <section>
      <h3 className="mb-1 font-semibold">{TIME}</h3>
      <table className="w-full">
        <thead>
          <tr className="border-b border-line text-left text-[0.8125rem] text-soft">
            <th className="py-1.5 font-medium">{TIME_COLUMNS.section}</th>
            <th className="py-1.5 text-right font-medium">{TIME_COLUMNS.planned}</th>
            <th className="py-1.5 text-right font-medium">{TIME_COLUMNS.taken}</th>
            <th className="py-1.5 text-right font-medium">{TIME_COLUMNS.difference}</th>
          </tr>
        </thead>
        <tbody>
          {times.map(({ section, minutes, seconds }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Two sections of an agenda may share a name.
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
