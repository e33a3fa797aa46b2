import { Hourglass, UserX, Vote } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { cx } from '../../ui/cx.ts'
import type { IssueItem } from '../issues/issues.queries.ts'
import { displayName } from '../people/people.rules.ts'
import type { Person } from '../people/people.table.ts'
import type { Totals } from '../voting/voting.queries.ts'
import { type Filters, mostVoted, summaryOf } from './filters.rules.ts'
import { AT_FIRST_SIGHT, mostVotes, noOwnerCount, OWNERS, ownsCount, staleCount } from './issue-list.text.ts'

/** How many people are shown with what they own. */
const MOST_PEOPLE = 12

type AtFirstSightProps = {
  items: readonly IssueItem[]
  people: readonly Person[]
  totals: Totals
  filters: Filters
  change: (changed: Partial<Filters>) => void
  now: string
}

/** What a list of issues says before one reads it: what leads, what lies about, and who owns how many. Each is a filter, too. */
export function AtFirstSight({ items, people, totals, filters, change, now }: AtFirstSightProps) {
  const { owned, stale, noOwner } = summaryOf(items, now)
  const first = mostVoted(items, totals)
  const toggle = (attention: 'stale' | 'no-owner') =>
    change({ attention: filters.attention === attention ? null : attention })
  return (
    <div
      role="group"
      aria-label={AT_FIRST_SIGHT}
      className="flex items-center gap-x-2 gap-y-1.5 overflow-x-auto px-4 py-2 text-[0.8125rem] [scrollbar-width:none] @2xl:flex-wrap"
    >
      {first && (
        <span className="hidden min-w-0 items-center gap-1.5 @2xl:flex">
          <Vote aria-hidden className="size-4 shrink-0 text-accent-ink" />
          <span className="truncate">{mostVotes(first.item.issue.title, first.votes)}</span>
        </span>
      )}
      {noOwner > 0 && (
        <Toggle on={filters.attention === 'no-owner'} onClick={() => toggle('no-owner')} warns>
          <UserX aria-hidden className="size-3.5" />
          {noOwnerCount(noOwner)}
        </Toggle>
      )}
      {stale > 0 && (
        <Toggle on={filters.attention === 'stale'} onClick={() => toggle('stale')} warns>
          <Hourglass aria-hidden className="size-3.5" />
          {staleCount(stale)}
        </Toggle>
      )}
      <ul aria-label={OWNERS} className="flex items-center gap-1 @2xl:ml-auto @2xl:flex-wrap">
        {people.slice(0, MOST_PEOPLE).map((person) => (
          <li key={person.id}>
            <Toggle
              on={filters.ownerId === person.id}
              label={ownsCount(displayName(person), owned.get(person.id) ?? 0)}
              onClick={() => change({ ownerId: filters.ownerId === person.id ? null : person.id })}
            >
              <Avatar name={displayName(person)} picture={person.avatarUrl} size="xs" />
              <span aria-hidden className={owned.has(person.id) ? 'font-medium' : 'text-soft'}>
                {owned.get(person.id) ?? 0}
              </span>
            </Toggle>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ToggleProps = {
  on: boolean
  /** Read aloud, and shown on hover, where what it contains is not a text. */
  label?: string
  warns?: boolean
  onClick: () => void
  children: ReactNode
}

const Toggle = ({ on, label, warns = false, onClick, children }: ToggleProps) => (
  <button
    type="button"
    aria-pressed={on}
    aria-label={label}
    data-tooltip={label}
    onClick={onClick}
    className={cx(
      'inline-flex min-h-control-small shrink-0 items-center gap-1 rounded-full border px-2 whitespace-nowrap tabular-nums',
      warns ? 'border-warn-edge/50 bg-warn-tint text-warn-ink' : 'border-line hover:bg-hover',
      on && 'ring-2 ring-accent',
    )}
  >
    {children}
  </button>
)
