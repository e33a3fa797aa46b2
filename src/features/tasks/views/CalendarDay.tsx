import { CalendarClock, Check } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { canSetStatus } from '../tasks.access.ts'
import type { TaskItem } from '../tasks.queries.ts'
import { isOverdue, toggledStatus } from '../tasks.rules.ts'
import { useTaskActions } from '../use-task-actions.ts'
import { dayByKey, type Period } from './calendar-days.rules.ts'
import { dayNumber, longDay } from './calendar.text.ts'
import { takeTaskKeys } from './task-keys.ts'
import { addOn, dayWith, DONE_TASK, FEWER, moreOn, OVERDUE_TASK } from './views.text.ts'

/** Tasks of a day are shown so many at first. */
const SHOWN: Record<Period, number> = { month: 3, week: 12 }

type CalendarDayProps = {
  day: Day
  today: Day
  period: Period
  /** The one of all days that Tab leads to; the arrow keys lead on. */
  isPresent: boolean
  /** Of another month. */
  isOutside: boolean
  items: readonly TaskItem[]
  onAdd: (() => void) | undefined
  onEdit: (item: TaskItem) => void
  onVisit: (day: Day) => void
  /** Shows the day's week, or its month. */
  onTurn: () => void
  onDrag: (item: TaskItem | null) => void
  /** Left out while nothing that can be dropped here is dragged. */
  onDrop: (() => void) | undefined
  onMove: (item: TaskItem, day: Day) => void
}

export function CalendarDay({ day, today, period, isPresent, isOutside, items, ...acts }: CalendarDayProps) {
  const { onAdd, onVisit, onTurn, onDrop } = acts
  const [isOver, setIsOver] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const most = SHOWN[period]
  const shown = isWhole ? items : items.slice(0, most)
  const isToday = day === today
  const moveByKeys = (event: KeyboardEvent<HTMLElement>) => {
    const next = event.altKey ? undefined : dayByKey(day, event.key, period)
    if (next === undefined || event.defaultPrevented) return
    event.preventDefault()
    onVisit(next)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onDrop?.()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Only a mouse drops something here; tasks have keys.
    <section
      data-day={day}
      aria-label={dayWith(longDay(day), items.length)}
      aria-current={isToday ? 'date' : undefined}
      className={cx(
        'min-w-0 border-line p-1.5 @3xl:border-r @3xl:border-b',
        period === 'month' ? '@3xl:min-h-28' : '@3xl:min-h-96',
        items.length === 0 && !isToday && '@max-3xl:hidden',
        isOutside && 'bg-sunken',
        isOver && onDrop && 'bg-accent-tint',
      )}
      onDragOver={(event) => {
        if (!onDrop) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <button
        type="button"
        data-day-head
        tabIndex={isPresent ? 0 : -1}
        aria-label={onAdd ? addOn(longDay(day)) : longDay(day)}
        className={cx(
          'mb-1 inline-flex min-h-6 min-w-6 items-center justify-center rounded-full px-1.5 text-xs tabular-nums enabled:hover:bg-hover',
          isToday ? 'bg-accent font-semibold text-on-accent enabled:hover:bg-accent-hover' : 'text-soft',
        )}
        onClick={onAdd ?? onTurn}
        onKeyDown={moveByKeys}
      >
        <span className="@max-3xl:hidden">{dayNumber(day)}</span>
        <span className="@3xl:hidden">{longDay(day)}</span>
      </button>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {shown.map((item) => (
          <CalendarTask key={item.task.id} item={item} today={today} {...acts} />
        ))}
      </ul>
      {items.length > most && (
        <button
          type="button"
          className="mt-1 min-h-6 rounded px-1.5 text-xs text-soft hover:underline"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? FEWER : moreOn(items.length - most)}
        </button>
      )}
    </section>
  )
}

type CalendarTaskProps = Pick<CalendarDayProps, 'today' | 'onEdit' | 'onDrag' | 'onMove'> & { item: TaskItem }

/** A task on its day: Enter opens it, X ticks it off, Alt with an arrow key moves it. */
function CalendarTask({ item, today, onEdit, onDrag, onMove }: CalendarTaskProps) {
  const { task, assignees } = item
  const act = useTaskActions(task, today)
  const actor = useActor()
  const mayEdit = canWriteWork(actor)
  const mayTick = canSetStatus(
    actor,
    assignees.map(({ id }) => id),
  )
  const overdue = isOverdue(task, today)
  const isDone = task.status === 'done'
  const look = overdue
    ? 'border-bad-edge bg-bad-tint'
    : isDone
      ? 'border-line text-soft'
      : 'border-control-line bg-page'
  const moveByKeys = (event: KeyboardEvent<HTMLElement>) => {
    const day = event.altKey && mayEdit ? dayByKey(task.dueDate, event.key, 'month') : undefined
    if (day !== undefined) {
      event.preventDefault()
      return onMove(item, day)
    }
    if (!event.altKey) moveAlong(event)
    takeTaskKeys(event, {
      toggle: mayTick ? () => act.setStatus(toggledStatus(task.status)) : undefined,
      archive: mayEdit ? act.archive : undefined,
    })
  }
  return (
    <li>
      <button
        type="button"
        data-row-key={task.id}
        data-tooltip={task.title}
        draggable={mayEdit}
        className={cx(
          'flex min-h-6 w-full items-center gap-1 rounded border border-l-[3px] px-1.5 py-0.5 text-left text-xs hover:bg-hover @max-3xl:min-h-11 @max-3xl:text-sm [&[draggable=true]]:cursor-grab',
          look,
        )}
        onClick={() => mayEdit && onEdit(item)}
        onDragStart={() => onDrag(item)}
        onDragEnd={() => onDrag(null)}
        onKeyDown={moveByKeys}
      >
        {overdue && <CalendarClock aria-hidden className="size-3 shrink-0 text-bad-ink" />}
        {isDone && <Check aria-hidden className="size-3 shrink-0" />}
        <span className={cx('truncate', isDone && 'line-through')}>{task.title}</span>
        {overdue && <span className="sr-only">, {OVERDUE_TASK}</span>}
        {isDone && <span className="sr-only">, {DONE_TASK}</span>}
      </button>
    </li>
  )
}

/** Up and down move among the tasks of a day, and from the first to the day itself. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const section = event.currentTarget.closest('[data-day]')
  if (step === undefined || !section) return
  const stops = [...section.querySelectorAll<HTMLElement>('[data-day-head], [data-row-key]')]
  const next = stops[stops.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
