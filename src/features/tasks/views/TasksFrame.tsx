import { Link } from '@tanstack/react-router'
import { ListFilter, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Button, type ButtonVariant } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { usePreload } from '../../../ui/use-preload.ts'
import { myTeams } from '../../teams/teams.queries.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { useToday } from '../../time/use-today.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { myTasks, type TaskItem, tasksOfTeam } from '../tasks.queries.ts'
import { isOverdue } from '../tasks.rules.ts'
import { MY_TASKS, NEW_TASK, TASKS } from '../tasks.text.ts'
import { Completion } from '../completion/Completion.tsx'
import { FilterSelects } from './FilterSelects.tsx'
import { filterCount, filtered } from './task-filters.rules.ts'
import type { TaskView } from './task-views.rules.ts'
import { PERSONAL, type TasksAddress, useTasksAddress } from './use-tasks-address.ts'
import { ViewNav } from './ViewNav.tsx'
import { ARCHIVED_TASKS, filtersOn, MY_PERSONAL_TASKS, openAndOverdue } from './views.text.ts'
import { WhoseSelect } from './WhoseSelect.tsx'

const AddTaskDialog = later(() => import('../AddTaskDialog.tsx'))

/** What a view shows. */
export interface ShownTasks {
  /** Those that the filters let through; undefined while they load. */
  items: readonly TaskItem[] | undefined
  /** Whether there are any that the filters hold back. */
  isNarrowed: boolean
  /** Undefined for the reader's own tasks. */
  teamId: string | undefined
  /** Whose they are, in words. */
  name: string
  address: TasksAddress
  /** Opens the dialog for a new one, due that day; undefined for people who may not. */
  add: ((dueDate?: Day) => void) | undefined
  /** The same as a button. */
  addButton: ReactNode
}

type TasksFrameProps = { view: TaskView; children: (shown: ShownTasks) => ReactNode }

/** What the views of the tasks have in common: whose they are, filters, the way to the other views, and a new one. */
export function TasksFrame({ view, children }: TasksFrameProps) {
  const address = useTasksAddress()
  const mayAdd = canWriteWork(useActor())
  const teams = useLive(myTeams, {})
  const team = teams?.find(({ id }) => id === address.whose)
  const [adding, setAdding] = useState<{ dueDate?: Day | undefined } | null>(null)
  usePreload(AddTaskDialog)
  const add = (dueDate?: Day) => setAdding({ dueDate })
  const button = (variant: ButtonVariant) =>
    mayAdd && (
      <Button variant={variant} icon={<Plus aria-hidden />} onClick={() => add()}>
        {NEW_TASK}
      </Button>
    )
  const shown = (all: readonly TaskItem[] | undefined): ReactNode => {
    const own = address.whose === PERSONAL ? all?.filter(({ team: of }) => of === null) : all
    // On the board, statuses are columns.
    const status = view === 'board' ? undefined : address.filters.status
    const items = own && filtered(own, { ...address.filters, status })
    return (
      <>
        <Summary items={own} teamId={team?.id} whose={address.whose} />
        {children({
          items,
          isNarrowed: own !== undefined && items!.length < own.length,
          teamId: team?.id,
          name: team?.name ?? (address.whose === PERSONAL ? MY_PERSONAL_TASKS : MY_TASKS),
          address,
          add: mayAdd ? add : undefined,
          addButton: button('secondary'),
        })}
      </>
    )
  }
  return (
    <>
      <PageHeader title={TASKS} actions={button('primary')}>
        <Filters view={view} address={address} teamId={team?.id} />
      </PageHeader>
      {team ? <TasksOfTeam teamId={team.id}>{shown}</TasksOfTeam> : <MyTasks>{shown}</MyTasks>}
      {adding && (
        <AddTaskDialog
          open
          onOpenChange={(open: boolean) => !open && setAdding(null)}
          teamId={team?.id}
          dueDate={adding.dueDate}
        />
      )}
    </>
  )
}

type FiltersProps = { view: TaskView; address: TasksAddress; teamId: string | undefined }

/** On a phone the filters fold away behind a button that counts them. */
function Filters({ view, address, teamId }: FiltersProps) {
  const { whose, filters, search, change } = address
  const isPhone = useIsNarrow() || view === 'phone'
  const [open, setOpen] = useState(false)
  return (
    <>
      <WhoseSelect
        whose={teamId ?? (whose === PERSONAL ? PERSONAL : undefined)}
        onChange={(team) => change({ team, person: undefined })}
      />
      {isPhone && (
        <Button icon={<ListFilter aria-hidden />} aria-expanded={open} onClick={() => setOpen(!open)}>
          {filtersOn(filterCount(filters))}
        </Button>
      )}
      {(!isPhone || open) && (
        <FilterSelects {...{ filters, teamId }} hidesStatus={view === 'board'} onChange={change} />
      )}
      <ViewNav view={view} search={search} />
    </>
  )
}

type Items = { children: (items: readonly TaskItem[] | undefined) => ReactNode }

const MyTasks = ({ children }: Items) => children(useLive(myTasks, {}))

const TasksOfTeam = ({ teamId, children }: Items & { teamId: string }) =>
  children(useLive(tasksOfTeam, { teamId }))

type SummaryProps = {
  items: readonly TaskItem[] | undefined
  teamId: string | undefined
  whose: string | undefined
}

/** How much there is to do, how much was done when it was due, and where the archived ones are. */
function Summary({ items, teamId, whose }: SummaryProps) {
  const today = useToday()
  const open = items?.filter(({ task }) => task.status !== 'done') ?? []
  const overdue = open.filter(({ task }) => isOverdue(task, today)).length
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-5 gap-y-1 border-b border-line px-4 pb-2 text-[0.8125rem] text-soft">
      <p data-numeric>{items && openAndOverdue(open.length, overdue)}</p>
      {whose !== PERSONAL && (
        // On phones it has its line also before it is known, so that the list keeps its place.
        <div className="min-w-0 max-md:order-last max-md:min-h-6 max-md:basis-full">
          <Completion teamId={teamId} />
        </div>
      )}
      <Link
        to="/archive"
        search={{ team: teamId ?? PERSONAL, tab: 'task' }}
        className="ml-auto inline-flex min-h-control-small items-center hover:underline"
      >
        {ARCHIVED_TASKS}
      </Link>
    </div>
  )
}
