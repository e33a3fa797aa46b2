import { Users } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { later } from '../../../ui/later.tsx'
import { RowList } from '../../../ui/RowList.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { ChangeLevelDialog } from '../../people/ChangeLevelDialog.tsx'
import type { PersonWithTeams } from '../../people/people.queries.ts'
import { actsOn } from '../../people/person-acts.rules.ts'
import { YOU } from '../../people/people.text.ts'
import { hasDirectorAccess } from '../../rights/actor.access.ts'
import type { Level } from '../../rights/levels.rules.ts'
import { LEVEL_LABELS, PERMISSION_LEVEL } from '../../rights/rights.text.ts'
import { useRosters } from '../../teams/use-rosters.ts'
import { countsByLevel, peopleLike } from './people-filter.rules.ts'
import {
  ANY_LEVEL,
  ANY_TEAM,
  CHANGE,
  changeLevelOf,
  FIND_PERSON,
  HISTORY,
  historyOf,
  NOBODY_FOUND,
  TEAM,
  WHO_HAS_WHAT,
} from './permissions.text.ts'

const LevelHistory = later(() => import('./LevelHistory.tsx'))

const ROW_HEIGHT = 56

type Chosen = { entry: PersonWithTeams; what: 'level' | 'history' }

type LevelListProps = { everybody: readonly PersonWithTeams[]; meId: string }

/** Who has which level, found by name, level and team, and changed right there. */
export function LevelList({ everybody, meId }: LevelListProps) {
  useRosters()
  const seesHistory = hasDirectorAccess(useActor())
  const [text, setText] = useState('')
  const [level, setLevel] = useState<Level | ''>('')
  const [teamId, setTeamId] = useState('')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const sought = useDeferredValue(text)
  const shown = peopleLike(everybody, { text: sought, level, teamId })
  const me = everybody.find(({ person }) => person.id === meId)!.person
  const counts = countsByLevel(everybody)
  const teams = [
    ...new Map(everybody.flatMap((entry) => entry.teams.map((team) => [team.id, team.name] as const))),
  ].toSorted(([, one], [, other]) => one.localeCompare(other))
  return (
    <>
      <div className="flex flex-wrap items-end gap-2 px-4 py-3">
        <SearchField label={FIND_PERSON} className="md:w-60 max-md:w-full" value={text} onChange={setText} />
        <Select
          label={PERMISSION_LEVEL}
          name="level"
          hideLabel
          className="md:w-48 max-md:flex-1"
          placeholder={ANY_LEVEL}
          value={level}
          onChange={(value) => setLevel(value as Level | '')}
          options={counts.map((one) => ({
            value: one.level,
            label: `${LEVEL_LABELS[one.level]} (${one.count})`,
          }))}
        />
        <Select
          label={TEAM}
          name="team"
          hideLabel
          className="md:w-48 max-md:flex-1"
          placeholder={ANY_TEAM}
          value={teamId}
          onChange={setTeamId}
          options={teams.map(([value, label]) => ({ value, label }))}
        />
        <p role="status" className="ml-auto flex flex-wrap gap-1.5 max-md:w-full">
          {countsByLevel(shown).map((one) => (
            <Badge key={one.level}>
              {LEVEL_LABELS[one.level]} {one.count}
            </Badge>
          ))}
        </p>
      </div>
      <div className="border-t border-line">
        {shown.length === 0 ? (
          <EmptyState icon={<Users aria-hidden />} text={NOBODY_FOUND} />
        ) : (
          <RowList
            items={shown}
            label={WHO_HAS_WHAT}
            rowHeight={ROW_HEIGHT}
            keyOf={({ person }) => person.id}
          >
            {(entry) => (
              <PersonLevel
                entry={entry}
                isMe={entry.person.id === meId}
                mayChange={actsOn(me, entry.person).includes('change level')}
                seesHistory={seesHistory}
                onChoose={(what) => setChosen({ entry, what })}
              />
            )}
          </RowList>
        )}
      </div>
      {chosen?.what === 'level' && (
        <ChangeLevelDialog {...named(chosen.entry)} me={me} onClose={() => setChosen(null)} />
      )}
      {chosen?.what === 'history' && (
        <LevelHistory {...named(chosen.entry)} onClose={() => setChosen(null)} />
      )}
    </>
  )
}

const named = ({ person, name }: PersonWithTeams) => ({ person, name })

type PersonLevelProps = {
  entry: PersonWithTeams
  isMe: boolean
  mayChange: boolean
  seesHistory: boolean
  onChoose: (what: Chosen['what']) => void
}

function PersonLevel({
  entry: { person, name, teams },
  isMe,
  mayChange,
  seesHistory,
  onChoose,
}: PersonLevelProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <Avatar name={name} picture={person.avatarUrl} person={person.id} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          <span data-person={person.id}>{name}</span>
          {isMe && <span className="font-normal text-soft"> {YOU}</span>}
        </p>
        <p className="truncate text-[0.8125rem] text-soft">{person.email}</p>
      </div>
      <p className="w-1/4 truncate text-soft max-lg:hidden">{teams.map((team) => team.name).join(', ')}</p>
      <Badge variant={person.level === 'inactive' ? 'warn' : 'status'}>{LEVEL_LABELS[person.level]}</Badge>
      <span className="flex w-36 gap-1 max-md:w-full max-md:justify-end">
        {seesHistory && (
          <Button size="sm" variant="ghost" aria-label={historyOf(name)} onClick={() => onChoose('history')}>
            {HISTORY}
          </Button>
        )}
        {mayChange && (
          <Button size="sm" aria-label={changeLevelOf(name)} onClick={() => onChoose('level')}>
            {CHANGE}
          </Button>
        )}
      </span>
    </div>
  )
}
