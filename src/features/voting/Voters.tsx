import { Vote } from 'lucide-react'
import { useLive } from '../../sync/browser/react.ts'
import { Popover } from '../../ui/Popover.tsx'
import { AvatarStack } from '../people/AvatarStack.tsx'
import { displayName } from '../people/people.rules.ts'
import { votersOfIssue } from './voting.queries.ts'
import { VOTED_BY, votedFor, votesOn } from './voting.text.ts'

type VotersProps = { teamId: string; issue: { id: string; title: string } }

/** Who has voted for an issue outside of meetings, where the team shows it; nothing otherwise. */
export function Voters({ teamId, issue }: VotersProps) {
  const voters = useLive(votersOfIssue, { teamId, issueId: issue.id })
  if (!voters) return null
  // Keeps the columns in line.
  if (voters.length === 0) return <span className="hidden w-24 @3xl:block" />
  return (
    <Popover
      label={votedFor(issue.title)}
      align="end"
      width="w-56"
      trigger={
        <button
          type="button"
          className="flex min-h-8 items-center gap-1 rounded-full px-1 text-soft hover:bg-hover @3xl:w-24 @3xl:justify-end"
        >
          <Vote aria-hidden className="size-3.5 shrink-0" />
          <AvatarStack people={voters.map(({ person }) => person)} label={VOTED_BY} />
        </button>
      }
    >
      {() => (
        <ul className="grid gap-1">
          {voters.map(({ person, count }) => (
            <li key={person.id} className="flex justify-between gap-3">
              <span className="truncate">{displayName(person)}</span>
              <span className="shrink-0 text-soft tabular-nums">{votesOn(count, 0)}</span>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}
