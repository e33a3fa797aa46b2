import { Link } from '@tanstack/react-router'
import { CalendarDays, Columns3, List, Smartphone } from 'lucide-react'
import { cx } from '../../../ui/cx.ts'
import { TASK_VIEWS, type TaskView, VIEW_PATHS } from './task-views.rules.ts'
import type { TasksSearch } from './use-tasks-address.ts'
import { VIEW_LABELS, VIEWS_OF_TASKS } from './views.text.ts'

const ICONS = {
  list: List,
  board: Columns3,
  calendar: CalendarDays,
  phone: Smartphone,
} as const satisfies Record<TaskView, unknown>

type ViewNavProps = { view: TaskView; search: TasksSearch }

/** Leads to the same tasks in another arrangement. On a phone the list is that of phones in any case. */
export const ViewNav = ({ view, search }: ViewNavProps) => (
  <nav
    aria-label={VIEWS_OF_TASKS}
    className="inline-flex rounded-md border print:hidden border-line max-md:w-full"
  >
    {TASK_VIEWS.map((option) => {
      const Icon = ICONS[option]
      return (
        <Link
          key={option}
          to={VIEW_PATHS[option]}
          search={search}
          aria-current={option === view ? 'page' : undefined}
          className={cx(
            'inline-flex min-h-control items-center justify-center gap-1.5 px-2.5 text-[0.8125rem] not-first:border-l not-first:border-line first:rounded-l-[5px] last:rounded-r-[5px] max-md:flex-1 max-[22rem]:[&_svg]:hidden',
            option === 'phone' && view !== 'phone' && 'max-md:hidden',
            option === view
              ? 'bg-selected font-semibold text-ink'
              : 'text-soft hover:bg-hover hover:text-ink',
          )}
        >
          <Icon aria-hidden className="size-4" />
          {VIEW_LABELS[option]}
        </Link>
      )
    })}
  </nav>
)
