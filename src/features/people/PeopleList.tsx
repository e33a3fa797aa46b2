import { useState } from 'react'
import { useActor, useLive, useServerNow } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { later } from '../../ui/later.tsx'
import { RowList } from '../../ui/RowList.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { dayOf } from '../time/calendar.rules.ts'
import { useRosters } from '../teams/use-rosters.ts'
import { formerPeople, onePerson, type PersonWithTeams, peopleOfCompany } from './people.queries.ts'
import { type PeopleFilters, isFiltered, isFound } from './people-filters.rules.ts'
import { NOBODY_FOUND, NOBODY_REMOVED, SHOW_EVERYBODY, shown } from './people-filters.text.ts'
import type { PersonAct } from './person-acts.rules.ts'
import { PEOPLE } from './people.text.ts'
import { PersonRow } from './PersonRow.tsx'

const PersonDialog = later(() => import('./PersonDialog.tsx'))

const EVERY_MINUTE = 60_000
const ROW_HEIGHT = 57

type PeopleListProps = { filters: PeopleFilters; onClear: () => void }

/** The members whom the filters leave, or the former ones. */
export function PeopleList({ filters, onClear }: PeopleListProps) {
  const everybody = useLive(filters.status === 'removed' ? formerPeople : peopleOfCompany, {})
  const { isWhole } = useRosters()
  const actor = useActor()
  const me = useLive(onePerson, { personId: actor.id })
  const today = dayOf(useServerNow(EVERY_MINUTE))
  const [chosen, setChosen] = useState<{ entry: PersonWithTeams; act: PersonAct } | null>(null)
  if (!everybody) return <SkeletonRows rows={6} rowHeight="h-14" />
  const found = everybody.filter((entry) => isFound(filters, findable(entry)))
  return (
    <>
      {isFiltered(filters) && (
        <p role="status" className="flex items-center gap-2 px-4 py-2 text-[0.8125rem] text-soft">
          {shown(found.length)}
          <Button size="sm" variant="ghost" onClick={onClear}>
            {SHOW_EVERYBODY}
          </Button>
        </p>
      )}
      {found.length === 0 && <EmptyState text={everybody.length === 0 ? NOBODY_REMOVED : NOBODY_FOUND} />}
      {found.length > 0 && (
        <RowList label={PEOPLE} items={found} keyOf={({ person }) => person.id} rowHeight={ROW_HEIGHT}>
          {(entry) => (
            <PersonRow
              entry={entry}
              isOnNoTeam={isWhole && entry.teams.length === 0}
              me={me}
              today={today}
              onAct={(act) => setChosen({ entry, act })}
            />
          )}
        </RowList>
      )}
      {chosen && me && <PersonDialog {...chosen} me={me} onClose={() => setChosen(null)} />}
    </>
  )
}

const findable = ({ person, name, teams }: PersonWithTeams) => ({
  name,
  email: person.email,
  level: person.level,
  teamIds: teams.map(({ id }) => id),
})
