import type { ReactNode } from 'react'
import { useLive, useServerNow } from '../../sync/browser/react.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { LEVEL_LABELS } from '../rights/rights.text.ts'
import { dayOf } from '../time/calendar.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import { personWithTeams } from './people.queries.ts'
import {
  CONFIRMED,
  EMAIL,
  JOINED,
  LAST_ACTIVE,
  LEVEL,
  NO_TEAM,
  NOT_YET,
  TEAMS,
  WAS_REMOVED,
} from './person-card.text.ts'

const EVERY_MINUTE = 60_000

/** Who somebody is: picture, name, address, level, teams, and when they were last here. */
export default function PersonCard({ personId }: { personId: string }) {
  const entry = useLive(personWithTeams, { personId })
  const today = dayOf(useServerNow(EVERY_MINUTE))
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
        <Fact name={EMAIL}>{`${person.email} (${CONFIRMED})`}</Fact>
        <Fact name={LEVEL}>{LEVEL_LABELS[person.level]}</Fact>
        <Fact name={TEAMS}>{teams.map((team) => team.name).join(', ') || NO_TEAM}</Fact>
        <Fact name={JOINED}>{day(person.joinedAt)}</Fact>
        <Fact name={LAST_ACTIVE}>{day(person.lastActiveAt)}</Fact>
      </dl>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-soft">{name}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </>
)
