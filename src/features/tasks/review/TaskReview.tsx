import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { later } from '../../../ui/later.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import type { Meeting } from '../../meetings/meetings.table.ts'
import { displayName } from '../../people/people.rules.ts'
import { useToday } from '../../time/use-today.ts'
import { moveByArrows } from '../../work/row-keys.ts'
import { TaskItems } from '../TaskItems.tsx'
import { BAR, shareOf } from '../completion/completion.rules.ts'
import type { TaskItem } from '../tasks.queries.ts'
import { CarryOverRest } from './CarryOverRest.tsx'
import { MissProposals } from './MissProposals.tsx'
import { type ReviewedTask, taskReview } from './review.queries.ts'
import { byAssignees, countsOf, sharedBy, type Verdict } from './review.rules.ts'
import {
  ALL_ANSWERED,
  CARRIED_OVER,
  DONE,
  dueOf,
  NOT_DUE_YET,
  NOTHING_WAS_DUE,
  REVIEW,
  REVIEW_KEYS,
  shareDoneText,
} from './review.text.ts'
import { ReviewRow } from './ReviewRow.tsx'

const EditTaskDialog = later(() => import('../EditTaskDialog.tsx'))

/** The review of a team's tasks in a meeting: what was due by its day, done or not, by who has it. What is answered leaves. */
export default function TaskReview({ meeting }: { meeting: Meeting }) {
  const { id: meetingId, teamId } = meeting
  const tasks = useLive(taskReview, { teamId, meetingId })
  const [edited, setEdited] = useState<TaskItem | null>(null)
  usePreload(EditTaskDialog)
  if (!tasks) return <SkeletonRows rows={6} />
  const of = (verdict: Verdict) => tasks.filter((task) => task.verdict === verdict)
  const open = of('open')
  return (
    <>
      <Share tasks={tasks} />
      <MissProposals teamId={teamId} />
      {open.length > 0 ? (
        <section aria-label={REVIEW}>
          <div role="presentation" data-rows onKeyDown={moveByArrows} className="border-t border-line">
            {byAssignees(open).map((group) => (
              <PersonsTasks
                key={sharedBy(group[0]!)}
                group={group}
                meetingId={meetingId}
                onEdit={setEdited}
              />
            ))}
          </div>
          <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2">
            <p className="text-xs text-soft max-md:hidden">{REVIEW_KEYS}</p>
            <CarryOverRest meetingId={meetingId} tasks={open} />
          </div>
        </section>
      ) : (
        <EmptyState
          icon={<CheckCheck aria-hidden />}
          text={of('done').length + of('missed').length > 0 ? ALL_ANSWERED : NOTHING_WAS_DUE}
        />
      )}
      <Folded label={CARRIED_OVER} items={of('missed')} />
      <Folded label={DONE} items={of('done')} />
      <Folded label={NOT_DUE_YET} items={of('later')} />
      {edited && (
        <EditTaskDialog
          key={edited.task.id}
          open
          item={edited}
          onOpenChange={(next: boolean) => !next && setEdited(null)}
        />
      )}
    </>
  )
}

/** How much of what was due is done, against the bar. */
function Share({ tasks }: { tasks: readonly ReviewedTask[] }) {
  const share = shareOf(countsOf(tasks.map(({ verdict }) => verdict)))
  if (share === null) return null
  return (
    <p
      role="status"
      data-numeric
      className={cx('px-4 py-2 text-base font-semibold', share < BAR ? 'text-bad-ink' : 'text-good-ink')}
    >
      {shareDoneText(share, BAR)}
    </p>
  )
}

type PersonsTasksProps = {
  group: readonly ReviewedTask[]
  meetingId: string
  onEdit: (item: TaskItem) => void
}

/** What one person has, or several together. */
function PersonsTasks({ group, meetingId, onEdit }: PersonsTasksProps) {
  const today = useToday()
  const names = group[0]!.assignees.map(displayName).join(', ')
  return (
    <>
      <h3 className="bg-sunken px-4 py-1.5 text-xs font-semibold text-soft">
        {names} <span data-numeric>{group.length}</span>
      </h3>
      <ul aria-label={dueOf(names)} className="divide-y divide-line">
        {group.map((item) => (
          <li key={item.task.id} data-row-key={item.task.id}>
            <ReviewRow item={item} meetingId={meetingId} names={names} today={today} onEdit={onEdit} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Folded({ label, items }: { label: string; items: readonly TaskItem[] }) {
  const [open, setOpen] = useState(false)
  if (items.length === 0) return null
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-t border-line"
    >
      <summary className="min-h-control px-4 py-2 text-[0.8125rem] font-medium text-soft">
        {label} <span data-numeric>{items.length}</span>
      </summary>
      {open && <TaskItems items={items} label={label} unfoldDone empty={{ text: '' }} />}
    </details>
  )
}
