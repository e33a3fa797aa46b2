import { useLive } from '../../../sync/browser/react.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { peopleOfCompany } from '../../people/people.queries.ts'
import { isActiveMember } from '../../people/people.rules.ts'
import { addHolder } from './holders.mutations.ts'
import type { AboutSeat } from './MoveSeatDialog.tsx'
import { ADD_HOLDER, PERSON, SELECT_PERSON } from './seat.text.ts'

/** Gives a seat to somebody. */
export function HolderDialog({ branch: { seat }, ...dialog }: AboutSeat) {
  const everybody = useLive(peopleOfCompany, {}) ?? []
  const isOffered = ({ id, ...person }: (typeof everybody)[number]['person']) =>
    isActiveMember(person) && !seat.holders.some((holder) => holder.id === id)
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={ADD_HOLDER}
      description={seat.name}
      mutation={addHolder}
      read={(form) => ({ seatId: seat.id, personId: form.raw('personId') })}
      submitLabel={ADD_HOLDER}
      needsValid
    >
      <Select
        label={PERSON}
        name="personId"
        placeholder={SELECT_PERSON}
        options={everybody
          .filter(({ person }) => isOffered(person))
          .map(({ person: { id, email }, name }) => ({ value: id, label: name, detail: email }))}
      />
    </FormDialog>
  )
}
