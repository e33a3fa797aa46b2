import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { later } from '../../../ui/later.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { toastUndo } from '../../../ui/toast.ts'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { usePreload } from '../../../ui/use-preload.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { dayLabel, weekSpan } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { heldDoneTasks } from '../finished-tasks.queries.ts'
import { updateTask } from '../tasks.mutations.ts'
import type { TaskItem } from '../tasks.queries.ts'
import { dayOfAddress, daysShown, type Period, PERIODS, periodOf, stepped } from './calendar-days.rules.ts'
import { CalendarDay } from './CalendarDay.tsx'
import { monthTitle, weekdayNames } from './calendar.text.ts'
import type { ShownTasks } from './TasksFrame.tsx'
import { useOf } from './use-of.ts'
import { useOnceWhole } from './use-once-whole.ts'
import {
  calendarOf,
  dueNow,
  MONTH,
  MOVE_IN_CALENDAR,
  NEXT,
  NO_TASKS_FIT,
  PERIOD,
  PREVIOUS,
  THIS_DAY,
  WEEK,
} from './views.text.ts'

const EditTaskDialog = later(() => import('../EditTaskDialog.tsx'))

const PERIOD_LABELS: Record<Period, string> = { month: MONTH, week: WEEK }

/** Tasks on the days on which they are due. One moves to another day by mouse or by keys, and opens on a press. */
export function TaskCalendar({ items, isNarrowed, name, teamId, address, add }: ShownTasks) {
  const mutate = useMutate()
  const today = useToday()
  const start = useLive(mySettings, {})?.weekStartDay ?? 'monday'
  const period = periodOf(address.search.period)
  const present = dayOfAddress(address.search.day, today)
  const days = daysShown(period, present, start)
  const grid = useRef<HTMLDivElement>(null)
  const [edited, setEdited] = useState<TaskItem | null>(null)
  const [dragged, setDragged] = useState<TaskItem | null>(null)
  usePreload(EditTaskDialog)
  const areHeld = useLive(heldDoneTasks, { ...useOf(teamId), ...around(days) }) !== undefined
  // In one column, what was done a while ago stands above the rest.
  const isList = useIsNarrow()
  const mayBegin = useOnceWhole(!isList || areHeld)
  if (!items || !mayBegin) return <SkeletonRows rows={8} />

  const byDay = Map.groupBy(items, ({ task }) => task.dueDate)
  const go = (day: Day) => address.change({ day: day === today ? undefined : day })

  function move({ task }: TaskItem, dueDate: Day) {
    if (task.dueDate === dueDate || mutate(updateTask, { id: task.id, dueDate })) return
    const said = dueNow(dayLabel(dueDate, today))
    const isBeyond = !days.includes(dueDate)
    announce(said)
    toastUndo(said, task.title, () => {
      mutate(updateTask, { id: task.id, dueDate: task.dueDate })
      if (isBeyond) go(present)
    })
    if (isBeyond) go(dueDate)
    focusSoon(grid.current, `[data-row-key="${CSS.escape(task.id)}"]`)
  }
  function visit(day: Day) {
    go(day)
    focusSoon(grid.current, `[data-day="${day}"] [data-day-head]`)
  }
  const title =
    period === 'month' ? monthTitle(present) : weekSpan(days[start === 'sunday' ? 1 : 0]!, start, today)
  return (
    <div className="@container px-4 py-3">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <IconButton
          label={PREVIOUS}
          icon={<ChevronLeft aria-hidden />}
          onClick={() => go(stepped(period, present, -1))}
        />
        <IconButton
          label={NEXT}
          icon={<ChevronRight aria-hidden />}
          onClick={() => go(stepped(period, present, 1))}
        />
        <h2 aria-live="polite" className="min-w-36 text-base font-semibold">
          {title}
        </h2>
        <Button onClick={() => visit(today)}>{THIS_DAY}</Button>
        <div role="group" aria-label={PERIOD} className="ml-auto inline-flex rounded-md border border-line">
          {PERIODS.map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={option === period}
              onClick={() => address.change({ period: option === 'month' ? undefined : option })}
              className={cx(
                'min-h-control px-2.5 text-[0.8125rem] not-first:border-l not-first:border-line',
                option === period ? 'bg-selected font-semibold' : 'text-soft hover:bg-hover',
              )}
            >
              {PERIOD_LABELS[option]}
            </button>
          ))}
        </div>
      </div>
      {isNarrowed && items.length === 0 && <p className="pb-3 text-soft">{NO_TASKS_FIT}</p>}
      <div aria-hidden className="hidden grid-cols-7 text-xs text-soft @3xl:grid">
        {weekdayNames(days.slice(0, 7)).map((weekday) => (
          <span key={weekday} className="px-2 py-1">
            {weekday}
          </span>
        ))}
      </div>
      <div
        ref={grid}
        role="group"
        aria-label={calendarOf(name)}
        className="grid rounded-lg border-line @3xl:grid-cols-7 @3xl:border-t @3xl:border-l"
      >
        {days.map((day) => (
          <CalendarDay
            key={day}
            day={day}
            today={today}
            period={period}
            isPresent={day === present}
            isOutside={period === 'month' && day.slice(0, 7) !== present.slice(0, 7)}
            items={byDay.get(day) ?? []}
            onAdd={add && (() => add(day))}
            onEdit={setEdited}
            onVisit={visit}
            onTurn={() => address.change({ day, period: period === 'month' ? 'week' : undefined })}
            onDrag={setDragged}
            onDrop={dragged && dragged.task.dueDate !== day ? () => move(dragged, day) : undefined}
            onMove={move}
          />
        ))}
      </div>
      <p className="pt-2 text-xs text-soft max-md:hidden">{MOVE_IN_CALENDAR}</p>
      {edited && (
        <EditTaskDialog
          key={edited.task.id}
          open
          item={edited}
          onOpenChange={(open: boolean) => !open && setEdited(null)}
        />
      )}
    </div>
  )
}

/** Once the rows have been drawn. */
function focusSoon(grid: HTMLElement | null, selector: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => grid?.querySelector<HTMLElement>(selector)?.focus()),
  )
}

/** When what is due on these days was probably done: tasks done long ago are fetched. */
function around(days: readonly Day[]): { from: string; to: string } {
  return { from: `${days[0]!}T00:00:00.000Z`, to: `${days.at(-1)!}T23:59:59.999Z` }
}
