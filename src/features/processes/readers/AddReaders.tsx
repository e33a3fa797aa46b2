import { useState } from 'react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { Button } from '../../../ui/Button.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { type Option, Select } from '../../../ui/Select.tsx'
import { peopleOfCompany } from '../../people/people.queries.ts'
import { isActiveMember } from '../../people/people.rules.ts'
import { teamsToAsk } from '../processes.queries.ts'
import {
  ADD,
  ADD_READERS,
  CHOOSE,
  DAYS,
  READER_KIND_LABELS,
  READER_PERSON,
  READER_SEAT,
  READER_TEAM,
  WHO,
} from '../readings/readings.text.ts'
import { seatsForSteps } from '../seats.queries.ts'
import { addReader } from './readers.mutations.ts'
import type { ReaderEntry } from './readers.queries.ts'
import { READER_KINDS, type ReaderKind } from './readers.table.ts'

/** How many days somebody has to read a process, unless it says otherwise. */
const FIRST_DAYS = '14'

type AddReadersProps = { processId: string; entries: readonly ReaderEntry[] }

/** Asks further people to read a process. */
export function AddReaders({ processId, entries }: AddReadersProps) {
  const mutate = useMutate()
  const [kind, setKind] = useState<ReaderKind>('everyone')
  const [target, setTarget] = useState('')
  const [days, setDays] = useState(FIRST_DAYS)
  const offered = useTargets(kind, entries)
  const isThere = kind === 'everyone' && entries.some((entry) => entry.kind === 'everyone')
  const isWhole = kind === 'everyone' ? !isThere : target !== ''
  function add() {
    const of = (one: ReaderKind) => (kind === one ? target : null)
    const who = { kind, toTeamId: of('team'), toSeatId: of('seat'), toPersonId: of('person') }
    if (!mutate(addReader, { id: newId(), processId, ...who, days: Number(days) })) setTarget('')
  }
  return (
    <fieldset className="grid gap-3 rounded-lg border border-line p-3">
      <legend className="px-1 text-[0.8125rem] font-semibold">{ADD_READERS}</legend>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <Select
          label={WHO}
          name="kind"
          value={kind}
          onChange={(value) => {
            setKind(value as ReaderKind)
            setTarget('')
          }}
          options={READER_KINDS.map((value) => ({ value, label: READER_KIND_LABELS[value] }))}
        />
        {kind !== 'everyone' && (
          <Select
            key={kind}
            label={offered.label}
            name="target"
            placeholder={CHOOSE}
            value={target}
            onChange={setTarget}
            options={offered.options}
          />
        )}
        <NumberField
          label={DAYS}
          name="days"
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
      </div>
      <Button className="justify-self-start" disabled={!isWhole} onClick={add}>
        {ADD}
      </Button>
    </fieldset>
  )
}

/** Who of a kind can still be asked. */
function useTargets(kind: ReaderKind, entries: readonly ReaderEntry[]): { label: string; options: Option[] } {
  const teams = useLive(teamsToAsk, {}) ?? []
  const seats = useLive(seatsForSteps, {}) ?? []
  const everybody = useLive(peopleOfCompany, {}) ?? []
  const present = new Set(
    entries.flatMap(({ toTeamId, toSeatId, toPersonId }) => [toTeamId, toSeatId, toPersonId]),
  )
  const free = ({ value }: Option) => !present.has(value)
  if (kind === 'team') {
    return {
      label: READER_TEAM,
      options: teams.map(({ id, name }) => ({ value: id, label: name })).filter(free),
    }
  }
  if (kind === 'seat') {
    const options = seats.map(({ id, name, holders }) => ({
      value: id,
      label: name,
      detail: holders.join(', '),
    }))
    return { label: READER_SEAT, options: options.filter(free) }
  }
  const active = everybody.filter(({ person }) => isActiveMember(person))
  const options = active.map(({ person, name }) => ({ value: person.id, label: name, detail: person.email }))
  return { label: READER_PERSON, options: options.filter(free) }
}
