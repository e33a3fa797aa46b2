import { memo } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { weekSpan } from '../../time/time.text.ts'
import { definitionAt } from '../definition/definitions.rules.ts'
import { type MetricRow, metricRow } from '../metrics.queries.ts'
import { commentedWeeks } from '../values/week-comments.queries.ts'
import { absenceOf } from '../values/absence.rules.ts'
import { fitted, formatValue } from '../values/metric-format.rules.ts'
import { metricWeek } from '../values/metric-week.rules.ts'
import { weekNote } from '../values/week-note.rules.ts'
import { CellEditor } from './CellEditor.tsx'
import { FixedCells } from './FixedCells.tsx'
import { cellId } from './grid-dom.ts'
import { type Layout, ROW_HEIGHT } from './grid-layout.rules.ts'
import { indexesOf } from './grid-window.rules.ts'
import { PROBLEM_MARK } from './scorecard.text.ts'
import type { ScorecardRowProps } from './scorecard-row.ts'
import { ScorecardCell } from './ScorecardCell.tsx'
import type { Edited } from './use-cell-editing.ts'

/** A metric and its weeks. It reads its own rows, so that changes to other metrics don't render it again. */
export const ScorecardRow = memo(function ScorecardRow(props: ScorecardRowProps) {
  const row = useLive(metricRow, { metricId: props.metricId })
  const { rowIndex, top, layout, weeks, cursor } = props
  const { gridId, index, heldSince } = props
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className="group/row absolute left-0 flex break-inside-avoid"
      style={{ top, height: ROW_HEIGHT, width: layout.fixedWidth + weeks.shown.length * layout.weekWidth }}
    >
      {row && (
        <FixedCells
          {...{ gridId, index, layout, weeks, heldSince }}
          data={row}
          cursor={cursor !== null && cursor < layout.fixed.length ? cursor : null}
        />
      )}
      {row && <WeekCells {...props} data={row} />}
    </div>
  )
})

function WeekCells({ data, ...props }: ScorecardRowProps & { data: MetricRow }) {
  const { gridId, index, weeks, range, layout, cursor, edited, heldSince, firstSelected, lastSelected } =
    props
  const first = layout.fixed.length
  const commented = useLive(commentedWeeks, { metricId: data.metric.id })
  const kept = cursor !== null && cursor >= first ? cursor - first : undefined
  return indexesOf(range, kept).map((weekIndex, place, indexes) => {
    const week = weeks.shown[weekIndex]!
    const column = first + weekIndex
    const isCurrent = cursor === column
    return (
      <ScorecardCell
        key={week}
        id={cellId(gridId, { row: index, column })}
        row={index}
        column={column}
        gap={(weekIndex - (indexes[place - 1] ?? -1) - 1) * layout.weekWidth}
        width={layout.weekWidth}
        isCurrent={isCurrent}
        isSelected={firstSelected !== null && weekIndex >= firstSelected && weekIndex <= lastSelected!}
        isDue={week === weeks.due}
        {...shown(data, week, weeks.due, layout)}
        comments={commented?.[week] ?? 0}
        isFailing={week === weeks.due && data.metric.sourceFailingSince !== null}
        isHere={heldSince === null || week >= heldSince || week in data.values}
      >
        {isCurrent && edited && <EditorOf {...props} data={data} week={week} edited={edited} />}
      </ScorecardCell>
    )
  })
}

function shown(row: MetricRow, week: Day, due: Day, { characters, room }: Layout) {
  const read = metricWeek(row, week)
  const { value, unit, status, problem } = read
  const entry = row.values[week]
  const cell = {
    status,
    absence: problem === null ? absenceOf(row, read, week, due) : null,
    note: problem ?? (entry ? weekNote(definitionAt(row, week), entry) : null),
  }
  if (value === null) {
    const text = problem ? PROBLEM_MARK : ''
    return { ...cell, text, short: text }
  }
  // Where there is little room, the target says that it is a percentage.
  const shortUnit = room === 'little' && unit === 'percentage' ? 'number' : unit
  const short = fitted(formatValue(value, shortUnit), characters.week, value, shortUnit)
  return { ...cell, text: formatValue(value, unit), short }
}

type EditorOfProps = ScorecardRowProps & { data: MetricRow; week: string; edited: Edited }

const EditorOf = ({ data, week, weeks, edited, onEnter, onCancel }: EditorOfProps) => (
  <CellEditor
    label={`${data.metric.name}, ${weekSpan(week, weeks.start, weeks.newest)}`}
    unit={metricWeek(data, week).unit}
    text={edited.text}
    replaces={edited.replaces}
    onEnter={onEnter}
    onCancel={onCancel}
  />
)
