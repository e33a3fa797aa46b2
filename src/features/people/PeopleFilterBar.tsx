import { useEffect, useState } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { Select } from '../../ui/Select.tsx'
import { hasManagerAccess } from '../rights/actor.access.ts'
import { LEVELS } from '../rights/levels.rules.ts'
import { LEVEL_LABELS, PERMISSION_LEVEL } from '../rights/rights.text.ts'
import { teamsWithMembers } from './people.queries.ts'
import type { PeopleFilters, PeopleSearch } from './people-filters.rules.ts'
import { STATUSES } from './people-filters.rules.ts'
import {
  ANY_LEVEL,
  ANY_STATUS,
  ANY_TEAM,
  SEARCH_PEOPLE,
  STATUS,
  STATUS_LABELS,
  TEAM,
} from './people-filters.text.ts'

type PeopleFilterBarProps = { filters: PeopleFilters; change: (changed: PeopleSearch) => void }

/** Search and filters of the list of people. Who is invited or removed is for those who manage people. */
export function PeopleFilterBar({ filters, change }: PeopleFilterBarProps) {
  const teams = useLive(teamsWithMembers, {}) ?? []
  const seesStatus = hasManagerAccess(useActor())
  // The address follows in its own time, and must not put back what was typed meanwhile.
  const [text, setText] = useState(filters.text)
  useEffect(() => {
    if (filters.text === '') setText('')
  }, [filters.text])

  return (
    <div className="grid grid-cols-2 items-center gap-2 border-b border-line px-4 py-3 md:flex md:flex-wrap">
      <SearchField
        label={SEARCH_PEOPLE}
        className="col-span-2 md:w-64"
        maxLength={100}
        value={text}
        onChange={(q) => {
          setText(q)
          change({ q })
        }}
      />
      <Select
        label={PERMISSION_LEVEL}
        name="level"
        hideLabel
        className="min-w-0 md:w-36"
        placeholder={ANY_LEVEL}
        value={filters.level ?? ''}
        onChange={(level) => change({ level })}
        options={LEVELS.map((level) => ({ value: level, label: LEVEL_LABELS[level] }))}
      />
      <Select
        label={TEAM}
        name="on"
        hideLabel
        className="min-w-0 md:w-40"
        placeholder={ANY_TEAM}
        value={filters.teamId ?? ''}
        onChange={(on) => change({ on })}
        options={teams.map(({ team }) => ({ value: team.id, label: team.name }))}
      />
      {seesStatus && (
        <Select
          label={STATUS}
          name="status"
          hideLabel
          className="col-span-2 min-w-0 md:w-48"
          placeholder={ANY_STATUS}
          value={filters.status ?? ''}
          onChange={(status) => change({ status })}
          options={STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] }))}
        />
      )}
    </div>
  )
}
