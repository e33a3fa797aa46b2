import { Ellipsis, Pencil, Shield, UserMinus, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { LEVEL_LABELS } from '../rights/rights.text.ts'
import { dayOf } from '../time/calendar.rules.ts'
import type { PersonWithTeams } from './people.queries.ts'
import type { Person } from './people.table.ts'
import { ACT_LABELS, actionsFor, joinedOn, lastActiveOn, NEVER_ACTIVE, NO_TEAM, YOU } from './people.text.ts'
import { STATUS_LABELS } from './people-filters.text.ts'
import { PersonHover } from './PersonHover.tsx'
import { actsOn, type PersonAct } from './person-acts.rules.ts'
import { dayLabel } from '../time/time.text.ts'

const LOOKS: Record<PersonAct, { icon: ReactNode; danger?: boolean }> = {
  'change level': { icon: <Shield /> },
  rename: { icon: <Pencil /> },
  deactivate: { icon: <UserX /> },
  remove: { icon: <UserMinus />, danger: true },
}

type PersonRowProps = {
  entry: PersonWithTeams
  /** Whether it is known that the person is on no team. */
  isOnNoTeam: boolean
  me: Person | undefined
  today: string
  onAct: (act: PersonAct) => void
}

/** A person: name, address, teams, level, when they were last active, and what the reader may do to them. */
export function PersonRow({ entry: { person, name, teams }, isOnNoTeam, me, today, onAct }: PersonRowProps) {
  const acts = me && person.status === 'active' ? actsOn(me, person) : []
  const entries = acts.map((act): MenuEntry => ({
    label: ACT_LABELS[act],
    ...LOOKS[act],
    onSelect: () => onAct(act),
  }))
  const teamNames = teams.map((team) => team.name).join(', ')
  return (
    <div className="flex min-h-14 items-center gap-3 py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <PersonHover personId={person.id} name={name} className="flex max-w-full items-center gap-3">
          <Avatar name={name} picture={person.avatarUrl} />
          <span className="min-w-0">
            <span className="block truncate font-medium">
              {name}
              {person.id === me?.id && <span className="font-normal text-soft"> {YOU}</span>}
            </span>
            <span className="block truncate text-[0.8125rem] text-soft">{person.email}</span>
          </span>
        </PersonHover>
        {/* Teams come after the people, and must not move them. */}
        <p className="min-h-5 pl-11 text-[0.8125rem] break-words text-soft md:hidden">
          {isOnNoTeam ? NO_TEAM : teamNames}
        </p>
      </div>
      <p className="w-1/4 truncate text-soft max-md:hidden">{isOnNoTeam ? NO_TEAM : teamNames}</p>
      <p className="w-32 truncate text-[0.8125rem] text-soft max-xl:hidden">{joined(person, today)}</p>
      <p className="w-40 truncate text-[0.8125rem] text-soft max-lg:hidden">{lastActive(person, today)}</p>
      <span className="md:w-24">
        {person.status === 'removed' ? (
          <Badge variant="warn">{STATUS_LABELS.removed}</Badge>
        ) : (
          <Badge variant={person.level === 'inactive' ? 'warn' : 'status'}>
            {LEVEL_LABELS[person.level]}
          </Badge>
        )}
      </span>
      {entries.length > 0 ? (
        <Menu
          label={actionsFor(name)}
          align="end"
          sections={[{ entries }]}
          trigger={<IconButton label={actionsFor(name)} icon={<Ellipsis aria-hidden />} />}
        />
      ) : (
        <span className="size-control shrink-0" />
      )}
    </div>
  )
}

const joined = ({ joinedAt }: Person, today: string): string => joinedOn(dayLabel(dayOf(joinedAt), today))

const lastActive = ({ lastActiveAt }: Person, today: string): string =>
  lastActiveAt ? lastActiveOn(dayLabel(dayOf(lastActiveAt), today)) : NEVER_ACTIVE
