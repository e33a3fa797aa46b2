import { X } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Select } from '../../../ui/Select.tsx'
import { displayName } from '../../people/people.rules.ts'
import { ownersForTeam } from '../../work/owners.queries.ts'
import { TASK_STATUSES } from '../tasks.table.ts'
import { ANY_STATUS, STATUS, STATUS_LABELS } from '../tasks.text.ts'
import { filterCount, SOURCES, type TaskFilters } from './task-filters.rules.ts'
import type { TasksSearch } from './use-tasks-address.ts'
import { ANY_SOURCE, ANYBODY, CLEAR_FILTERS, PERSON, SOURCE, SOURCE_LABELS } from './views.text.ts'

type FilterSelectsProps = {
  filters: TaskFilters
  /** Whose people can be chosen; without it, only the reader's own tasks are shown. */
  teamId: string | undefined
  /** Left out where statuses are columns. */
  hidesStatus: boolean
  onChange: (patch: TasksSearch) => void
}

/** Narrows the tasks by who has them, what they came from, and their status. */
export function FilterSelects({ filters, teamId, hidesStatus, onChange }: FilterSelectsProps) {
  const { status, source } = filters
  const look = 'min-w-32 flex-1 md:w-36 md:flex-none'
  return (
    <>
      {teamId && <PersonSelect {...{ teamId, filters, onChange }} className={look} />}
      <Select
        label={SOURCE}
        name="source"
        hideLabel
        className={look}
        value={source ?? ''}
        placeholder={ANY_SOURCE}
        onChange={(value) => onChange({ source: value || undefined })}
        options={SOURCES.map((value) => ({ value, label: SOURCE_LABELS[value] }))}
      />
      {!hidesStatus && (
        <Select
          label={STATUS}
          name="status"
          hideLabel
          className={look}
          value={status ?? ''}
          placeholder={ANY_STATUS}
          onChange={(value) => onChange({ status: value || undefined })}
          options={TASK_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))}
        />
      )}
      {filterCount(filters) > 0 && (
        <IconButton
          label={CLEAR_FILTERS}
          icon={<X aria-hidden />}
          onClick={() => onChange({ person: undefined, source: undefined, status: undefined })}
        />
      )}
    </>
  )
}

type PersonSelectProps = Pick<FilterSelectsProps, 'filters' | 'onChange'> & {
  teamId: string
  className: string
}

function PersonSelect({ teamId, filters: { person }, onChange, className }: PersonSelectProps) {
  const people = useLive(ownersForTeam, { teamId, presentIds: person === undefined ? [] : [person] }) ?? []
  return (
    <Select
      label={PERSON}
      name="person"
      hideLabel
      className={className}
      value={person ?? ''}
      placeholder={ANYBODY}
      onChange={(value) => onChange({ person: value || undefined })}
      options={people.map((one) => ({ value: one.id, label: displayName(one) }))}
    />
  )
}
