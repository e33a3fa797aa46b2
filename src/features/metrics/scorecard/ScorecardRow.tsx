import { memo } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { weekLabel } from '../../time/time.text.ts'
import { type MetricRow, metricRow } from '../metrics.queries.ts'
import type { MetricValue } from '../metrics.table.ts'
import { fitted, formatValue } from '../values/metric-format.rules.ts'
import { targetOf, valueStatus } from '../values/targets.rules.ts'
import { weekNote } from '../values/week-note.rules.ts'
import { CellEditor } from './CellEditor.tsx'
import { FixedCells } from './FixedCells.tsx'
import { cellId } from './grid-dom.ts'
import { HEADER_HEIGHT, type Layout, ROW_HEIGHT } from './grid-layout.rules.ts'
import { indexesOf } from './grid-window.rules.ts'
import type { ScorecardRowProps } from './scorecard-row.ts'
import { ScorecardCell } from './ScorecardCell.tsx'
import type { Edited } from './use-cell-editing.ts'

/** A metric and its weeks. It reads its own rows, so that changes to other metrics don't render it again. */
export const ScorecardRow = memo(function ScorecardRow(props: ScorecardRowProps) {
  const row = useLive(metricRow, { metricId: props.metricId })
  const { index, layout, weeks } = props
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="group/row absolute left-0 flex"
      style={{
        top: HEADER_HEIGHT + index * ROW_HEIGHT,
        height: ROW_HEIGHT,
        width: layout.fixedWidth + weeks.length * layout.weekWidth,
      }}
    >
      {row && <FixedCells {...props} data={row} />}
      {row && <WeekCells {...props} data={row} />}
    </div>
  )
})

function WeekCells({ data, ...props }: ScorecardRowProps & { data: MetricRow }) {
  const { gridId, index, weeks, range, layout, cursor, edited, heldSince } = props
  const first = layout.fixed.length
  const kept = cursor !== null && cursor >= first ? cursor - first : undefined
  return indexesOf(range, kept).map((weekIndex) => {
    const week = weeks[weekIndex]!
    const column = first + weekIndex
    const isCurrent = cursor === column
    return (
      <ScorecardCell
        key={week}
        id={cellId(gridId, { row: index, column })}
        row={index}
        column={column}
        left={layout.fixedWidth + weekIndex * layout.weekWidth}
        width={layout.weekWidth}
        isCurrent={isCurrent}
        {...shown(data, data.values[week], layout)}
        isHere={heldSince === null || week >= heldSince || week in data.values}
      >
        {isCurrent && edited && <EditorOf {...props} data={data} week={week} edited={edited} />}
      </ScorecardCell>
    )
  })
}

function shown({ metric }: MetricRow, entry: MetricValue | undefined, { characters }: Layout) {
  const value = entry?.value ?? null
  const text = value === null ? '' : formatValue(value, metric.unit)
  return {
    text,
    short: value === null ? '' : fitted(text, characters.week, value, metric.unit),
    status: valueStatus(value, targetOf(metric, entry)),
    note: entry ? weekNote(metric, entry) : null,
  }
}

type EditorOfProps = ScorecardRowProps & { data: MetricRow; week: string; edited: Edited }

const EditorOf = ({ data: { metric }, week, weeks, start, edited, onEnter, onCancel }: EditorOfProps) => (
  <CellEditor
    label={`${metric.name}, ${weekLabel(week, start, weeks[0])}`}
    unit={metric.unit}
    text={edited.text}
    replaces={edited.replaces}
    onEnter={onEnter}
    onCancel={onCancel}
  />
)
