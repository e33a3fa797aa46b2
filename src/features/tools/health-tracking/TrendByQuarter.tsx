import { quarterLabel } from '../../time/time.text.ts'
import { COMPONENTS } from '../checkups/statements.rules.ts'
import { ALTOGETHER, COMPONENT, percentText, TREND } from './health.text.ts'
import { COMPONENT_LABELS } from './statements.text.ts'
import type { QuarterOfTrend } from './trend.rules.ts'

const [WIDTH, HEIGHT, EDGE] = [320, 80, 6]

/** How the percent moved, as a line and as a table that says the same. */
export function TrendByQuarter({ quarters }: { quarters: readonly QuarterOfTrend[] }) {
  const rows = [
    { label: ALTOGETHER, of: ({ percent }: QuarterOfTrend) => percent },
    ...COMPONENTS.map((component) => ({
      label: COMPONENT_LABELS[component],
      of: ({ components }: QuarterOfTrend) => components[component] ?? 0,
    })),
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls sideways has to take the focus to be scrolled by keys.
    <div role="region" aria-label={TREND} tabIndex={0} className="grid gap-2 overflow-x-auto">
      <h3 className="font-semibold">{TREND}</h3>
      <TrendLine percents={quarters.map(({ percent }) => percent)} />
      <table className="w-max text-left">
        <thead>
          <tr className="border-b border-line text-[0.8125rem] text-soft">
            <th scope="col" className="py-1 pr-6 font-medium">
              {COMPONENT}
            </th>
            {quarters.map(({ quarter }) => (
              <th key={quarter} scope="col" className="px-3 py-1 text-right font-medium whitespace-nowrap">
                {quarterLabel(quarter)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-1 pr-6 font-normal">
                {label}
              </th>
              {quarters.map((one) => (
                <td key={one.quarter} data-numeric className="px-3 py-1 text-right">
                  {percentText(of(one))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TrendLine({ percents }: { percents: readonly number[] }) {
  const corners = percents.map((percent, at) => ({
    x: EDGE + (at / (percents.length - 1)) * (WIDTH - 2 * EDGE),
    y: EDGE + (1 - percent / 100) * (HEIGHT - 2 * EDGE),
  }))
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-80 max-w-full">
      <line x1={EDGE} x2={WIDTH - EDGE} y1={HEIGHT - EDGE} y2={HEIGHT - EDGE} stroke="var(--line)" />
      <polyline
        points={corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2"
      />
      {corners.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="3" fill="var(--accent)" />
      ))}
    </svg>
  )
}
