import { useLive } from '../../../sync/browser/react.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { displayName } from '../../people/people.rules.ts'
import { dayLabel, dateText } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { GoalStatusBadge } from '../GoalStatusBadge.tsx'
import { goalTrail } from './goal-trail.queries.ts'
import { NOTHING_SAID_YET, TRAIL, weekOf } from './trail.text.ts'

/** What was said of a goal in each week, the latest first, with its note and who said it. */
export function Trail({ goalId }: { goalId: string }) {
  const today = useToday()
  const entries = useLive(goalTrail, { goalId }) ?? []
  return (
    <section aria-label={TRAIL} className="grid gap-1.5">
      <h3 className="text-[0.8125rem] font-semibold">{TRAIL}</h3>
      {entries.length === 0 && <p className="text-[0.8125rem] text-soft">{NOTHING_SAID_YET}</p>}
      <ol className="divide-y divide-line">
        {entries.map(({ update, author }) => (
          <li key={update.id} className="grid gap-1 py-2 text-[0.8125rem]">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="w-28 whitespace-nowrap" data-tooltip={dateText(update.createdAt)}>
                {weekOf(dayLabel(update.week, today))}
              </span>
              <GoalStatusBadge status={update.status} />
              <span className="ml-auto flex min-w-0 items-center gap-1.5 text-soft" data-person={author?.id}>
                <Avatar name={displayName(author)} picture={author?.avatarUrl} size="xs" />
                <span className="truncate">{displayName(author)}</span>
              </span>
            </div>
            {update.note && <p className="break-words">{update.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
