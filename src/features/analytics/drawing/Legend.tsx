import { lookOf } from './marks.ts'
import type { Series } from './time-chart.rules.ts'

/** Which colour and sign stand for what. */
export const Legend = ({ series }: { series: readonly Series[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
    {series.map(({ key, label }, index) => {
      const { shape, fill, stroke, dashes } = lookOf(index)
      return (
        <li key={key} className="inline-flex items-center gap-1.5">
          <svg aria-hidden viewBox="-12 -6 24 12" width={24} height={12}>
            <line x1={-12} x2={12} strokeWidth={1.6} strokeDasharray={dashes} className={stroke} />
            <path d={shape} className={fill} />
          </svg>
          {label}
        </li>
      )
    })}
  </ul>
)
