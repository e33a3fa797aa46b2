import { useState } from 'react'
import { useActor, useLive, useServerNow } from '../../sync/browser/react.ts'
import { later } from '../../ui/later.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { dayOf } from '../time/calendar.rules.ts'
import { useRosters } from '../teams/use-rosters.ts'
import { type PersonWithTeams, peopleOfCompany } from './people.queries.ts'
import type { PersonAct } from './person-acts.rules.ts'
import { PEOPLE } from './people.text.ts'
import { PersonRow } from './PersonRow.tsx'

const PersonDialog = later(() => import('./PersonDialog.tsx'))

const EVERY_MINUTE = 60_000

/** Everybody in the company. The reader is always among them, so the list is never empty. */
export function PeopleList() {
  const everybody = useLive(peopleOfCompany, {})
  const { isWhole } = useRosters()
  const actor = useActor()
  const today = dayOf(useServerNow(EVERY_MINUTE))
  const [chosen, setChosen] = useState<{ entry: PersonWithTeams; act: PersonAct } | null>(null)
  if (!everybody) return <SkeletonRows rows={6} rowHeight="h-14" />
  const me = everybody.find(({ person }) => person.id === actor.id)?.person
  return (
    <>
      <ul aria-label={PEOPLE} className="divide-y divide-line">
        {everybody.map((entry) => (
          <PersonRow
            key={entry.person.id}
            entry={entry}
            isOnNoTeam={isWhole && entry.teams.length === 0}
            me={me}
            today={today}
            onAct={(act) => setChosen({ entry, act })}
          />
        ))}
      </ul>
      {chosen && me && <PersonDialog {...chosen} me={me} onClose={() => setChosen(null)} />}
    </>
  )
}
