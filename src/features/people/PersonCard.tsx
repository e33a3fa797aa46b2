import { useContext } from 'react'
import { useLive, useServerNow } from '../../sync/browser/react.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { LEVEL_LABELS } from '../rights/rights.text.ts'
import { dayOf } from '../time/calendar.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import { personWithTeams } from './people.queries.ts'
import { PersonFact } from './PersonFact.tsx'
import { PersonFacts } from './person-facts.ts'
import {
  ACCESS,
  ACCESS_TYPES,
  CONFIRMED,
  EMAIL,
  JOINED,
  LAST_ACTIVE,
  LEVEL,
  NO_ACCESS,
  NO_TEAM,
  NOT_YET,
  TEAMS,
  WAS_REMOVED,
} from './person-card.text.ts'

const EVERY_MINUTE = 60_000

/** Who somebody is: picture, name, address, level, what it lets them do, teams, how they came, and when they were last here. */
export default function PersonCard({ personId }: { personId: string }) {
  const entry = useLive(personWithTeams, { personId })
  const today = dayOf(useServerNow(EVERY_MINUTE))
  const factsOf = useContext(PersonFacts)
  if (!entry) return <SkeletonRows rows={3} />
  const { person, name, teams } = entry
  const day = (moment: string | null) => (moment ? dayLabel(dayOf(moment), today) : NOT_YET)
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <Avatar size="lg" name={name} picture={person.avatarUrl} />
        <div className="min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
          {person.status === 'removed' && <p className="text-[0.8125rem] text-soft">{WAS_REMOVED}</p>}
        </div>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.8125rem]">
        {/* Only an account with a confirmed address can join a company. */}
        <PersonFact name={EMAIL}>{`${person.email} (${CONFIRMED})`}</PersonFact>
        <PersonFact name={LEVEL}>{LEVEL_LABELS[person.level]}</PersonFact>
        <PersonFact name={ACCESS}>
          {person.status === 'removed' ? NO_ACCESS : ACCESS_TYPES[person.level]}
        </PersonFact>
        <PersonFact name={TEAMS}>{teams.map((team) => team.name).join(', ') || NO_TEAM}</PersonFact>
        {factsOf(person)}
        <PersonFact name={JOINED}>{day(person.joinedAt)}</PersonFact>
        <PersonFact name={LAST_ACTIVE}>{day(person.lastActiveAt)}</PersonFact>
      </dl>
    </div>
  )
}
