import { useLive } from '../../../sync/browser/react.ts'
import { Select } from '../../../ui/Select.tsx'
import { peopleOfCompany } from '../../people/people.queries.ts'
import { displayName, isActiveMember } from '../../people/people.rules.ts'
import type { Person } from '../../people/people.table.ts'

type PersonSelectProps = {
  label: string
  /** How the list calls having nobody. */
  none: string
  /** Whom the entry names; they can be kept after they have left. */
  person: Person | undefined
}

/** Anybody in the company; the field is called `personId`. */
export function PersonSelect({ label, none, person }: PersonSelectProps) {
  const everybody = useLive(peopleOfCompany, {}) ?? []
  const active = everybody.filter((one) => isActiveMember(one.person)).map((one) => one.person)
  const choices = person && !active.some(({ id }) => id === person.id) ? [person, ...active] : active
  return (
    <Select
      label={label}
      name="personId"
      placeholder={none}
      defaultValue={person?.id ?? ''}
      options={choices.map((one) => ({ value: one.id, label: displayName(one) }))}
    />
  )
}
