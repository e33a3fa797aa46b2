import { KIND_LABELS } from '../../meetings/agenda/agenda.text.ts'
import { SECTION_KINDS, type SectionKind } from '../../teams/teams.table.ts'
import { BY_SECTION, opensRows, pointLabel, rowsOf, WHOLE_PERIOD } from '../analytics.text.ts'
import { CHART_OF } from '../charts/chart-kinds.rules.ts'
import { figureText } from '../charts/figure-text.rules.ts'
import type { Sum } from '../charts/measures.rules.ts'
import { figureAt } from '../charts/series.rules.ts'
import type { Opened } from './opened.ts'

const [timeUsed] = CHART_OF.punctuality.figures
/** What the bars are drawn against: twice the planned time. */
const MOST = 200

/** Of the time that was planned for each kind of section, how much it took. */
export function SectionTimes({ sums, onOpen }: { sums: readonly Sum[]; onOpen: (opened: Opened) => void }) {
  const kinds = SECTION_KINDS.flatMap((kind) => {
    const value = figureAt({ ...timeUsed!, part: kind }, sums, null)
    return value === null ? [] : [{ kind, value }]
  })
  if (kinds.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 text-xs font-medium text-soft">{BY_SECTION}</h3>
      <ul className="grid gap-1 text-[0.8125rem]">
        {kinds.map(({ kind, value }) => (
          <li key={kind} className="grid grid-cols-[7rem_1fr_3.5rem] items-center gap-2 max-md:min-h-11">
            <span className="break-words md:truncate">{KIND_LABELS[kind]}</span>
            <span aria-hidden className="relative h-2 rounded-sm bg-sunken print:[print-color-adjust:exact]">
              <span
                className={`absolute inset-y-0 left-0 rounded-sm ${value > 100 ? 'bg-warn-edge' : 'bg-accent'}`}
                style={{ width: `${Math.min(100, (100 * value) / MOST)}%` }}
              />
              <span className="absolute -inset-y-0.5 left-1/2 w-px bg-ink" />
            </span>
            <SectionFigure {...{ kind, value, onOpen }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type SectionFigureProps = { kind: SectionKind; value: number; onOpen: (opened: Opened) => void }

function SectionFigure({ kind, value, onOpen }: SectionFigureProps) {
  const text = figureText(value, 'percent')
  const title = rowsOf(KIND_LABELS[kind], WHOLE_PERIOD)
  return (
    <button
      type="button"
      data-numeric
      className="justify-self-end rounded max-md:min-h-11 max-md:w-full max-md:text-right hover:text-accent-ink hover:underline"
      aria-label={opensRows(pointLabel(KIND_LABELS[kind], WHOLE_PERIOD, text))}
      onClick={() => onOpen({ figure: timeUsed!.key, part: kind, at: null, title })}
    >
      {text}
    </button>
  )
}
