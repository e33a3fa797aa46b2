import { useLive } from '../../../sync/browser/react.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { teamWithMembers } from '../../people/people.queries.ts'
import { displayName } from '../../people/people.rules.ts'
import { HERE, hereNow, NOT_HERE_YET, TEAM } from './preparation.text.ts'
import { useLobby } from './use-lobby.ts'

/** Everybody on the team: who waits for the meeting, and who is not here yet. */
export function Roster({ teamId }: { teamId: string }) {
  const members = useLive(teamWithMembers, { teamId })?.members
  const waiting = useLobby(teamId)
  if (!members) return <Skeleton className="h-24" />
  const here = members.filter(({ id }) => waiting.includes(id))
  const absent = members.filter(({ id }) => !waiting.includes(id))
  return (
    <Card
      title={TEAM}
      actions={
        <span role="status" data-numeric className="text-[0.8125rem] text-soft">
          {hereNow(here.length, members.length)}
        </span>
      }
    >
      <ul aria-label={TEAM} className="grid gap-x-4 sm:grid-cols-2">
        {[...here, ...absent].map((person) => {
          const isHere = here.includes(person)
          return (
            <li key={person.id} className="flex min-h-9 items-center gap-2">
              <span className={isHere ? undefined : 'grayscale'}>
                <Avatar name={displayName(person)} picture={person.avatarUrl} size="sm" person={person.id} />
              </span>
              <span className="flex min-w-0 flex-1">
                <span data-person={person.id} className="truncate">
                  {displayName(person)}
                </span>
              </span>
              <span className={isHere ? 'text-[0.8125rem] text-good-ink' : 'text-[0.8125rem] text-soft'}>
                {isHere ? HERE : NOT_HERE_YET}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
