import { SECTION_LABELS } from '../sheets/section-labels.text.ts'
import { quarterLabel } from '../../time/time.text.ts'
import { BY_QUARTER, NO_SCORE, PART } from './ideal-life.text.ts'
import { LIFE_PARTS } from './life.rules.ts'
import type { LifeQuarter } from './LifeRadar.tsx'

/** The scores of all quarters, the newest first. */
export function LifeTable({ quarters }: { quarters: readonly LifeQuarter[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls sideways has to take the focus to be scrolled by keys.
    <div role="region" aria-label={BY_QUARTER} tabIndex={0} className="overflow-x-auto">
      <table className="text-left">
        <caption className="pb-1 text-left font-semibold">{BY_QUARTER}</caption>
        <thead>
          <tr className="border-b border-line text-[0.8125rem] text-soft">
            <th scope="col" className="py-1 pr-6 font-medium">
              {PART}
            </th>
            {quarters.map(({ id, quarter }) => (
              <th key={id} scope="col" className="px-3 py-1 text-right font-medium whitespace-nowrap">
                {quarter && quarterLabel(quarter)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LIFE_PARTS.map((part) => (
            <tr key={part} className="border-b border-line">
              <th scope="row" className="py-1 pr-6 font-normal">
                {SECTION_LABELS[part]}
              </th>
              {quarters.map(({ id, scores }) => (
                <td key={id} data-numeric className="px-3 py-1 text-right">
                  {scores[part] ?? NO_SCORE}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
