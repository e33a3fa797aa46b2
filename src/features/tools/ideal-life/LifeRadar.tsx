import { SECTION_LABELS } from '../sheets/section-labels.text.ts'
import { quarterLabel } from '../../time/time.text.ts'
import { LIFE_PARTS, type LifeScores, type Point, pointOf, shapeOf } from './life.rules.ts'

export interface LifeQuarter {
  readonly id: string
  /** Its first day. */
  readonly quarter: string
  readonly scores: LifeScores
}

const RADIUS = 90
const RINGS = [2, 4, 6, 8, 10]
/** The present quarter has a whole line, the ones before it broken ones. */
const DASHES = [undefined, '6 3', '3 3', '1 4']

const pointsOf = (corners: readonly Point[]): string =>
  corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

const ring = (score: number): Point[] => LIFE_PARTS.map((_, place) => pointOf(place, score, RADIUS))

/** The present quarter and some before it as shapes over five axes; the table says the same. */
export function LifeRadar({ quarters }: { quarters: readonly LifeQuarter[] }) {
  return (
    <div aria-hidden className="grid w-full max-w-sm min-w-0 gap-2">
      <svg viewBox="-170 -120 340 240" className="w-full text-soft">
        {RINGS.map((score) => (
          <polygon key={score} points={pointsOf(ring(score))} fill="none" stroke="var(--line)" />
        ))}
        {ring(10).map(({ x, y }, place) => (
          <line key={LIFE_PARTS[place]} x2={x} y2={y} stroke="var(--line)" />
        ))}
        {quarters.toReversed().map(({ id, scores }) => {
          const age = quarters.findIndex((one) => one.id === id)
          return (
            <polygon
              key={id}
              points={pointsOf(shapeOf(scores, RADIUS))}
              fill={age === 0 ? 'var(--accent)' : 'none'}
              fillOpacity={0.15}
              stroke={age === 0 ? 'var(--accent)' : 'var(--plot)'}
              strokeWidth={age === 0 ? 2 : 1.25}
              strokeDasharray={DASHES[age]}
            />
          )
        })}
        {LIFE_PARTS.map((part, place) => (
          <AxisLabel key={part} label={SECTION_LABELS[part]} at={pointOf(place, 11.5, RADIUS)} />
        ))}
      </svg>
      <p className="flex flex-wrap justify-center gap-x-4 text-xs text-soft">
        {quarters.map(({ id, quarter }, age) => (
          <span key={id} className="inline-flex items-center gap-1.5" data-numeric>
            <svg width="22" height="4">
              <line
                x2="22"
                y1="2"
                y2="2"
                stroke={age === 0 ? 'var(--accent)' : 'var(--plot)'}
                strokeWidth="2"
                strokeDasharray={DASHES[age]}
              />
            </svg>
            {quarter && quarterLabel(quarter)}
          </span>
        ))}
      </p>
    </div>
  )
}

/** Broken where the longer of the two lines is the shortest. */
function inTwoLines(label: string): string[] {
  const words = label.split(' ')
  const breaks = words.map((_, place) => [words.slice(0, place).join(' '), words.slice(place).join(' ')])
  const longer = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return breaks.toSorted((one, other) => longer(one) - longer(other))[0]!.filter(Boolean)
}

function AxisLabel({ label, at: { x, y } }: { label: string; at: Point }) {
  const lines = inTwoLines(label)
  const anchor = Math.abs(x) < 10 ? 'middle' : x > 0 ? 'start' : 'end'
  return (
    <text x={x} y={y - (y < -80 ? 8 : 0)} textAnchor={anchor} fontSize="9" fill="currentColor">
      {lines.map((line, place) => (
        <tspan key={line} x={x} dy={place === 0 ? 0 : 10}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
