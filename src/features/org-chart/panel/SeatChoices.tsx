import { useState } from 'react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { visibleTeams } from '../../teams/teams.queries.ts'
import { dayProblem } from '../../time/day-input.rules.ts'
import type { HeldSeat } from '../charts/charts.queries.ts'
import { TINTS as LOOKS } from '../screen/tints.ts'
import { COLOUR, HIRE_BY, NO_TEAM, TEAM, TINTS } from '../seats/seat.text.ts'
import { updateSeat } from '../seats/seats.mutations.ts'

/** The team of a seat, its colour, and until when an open one is to be filled. Each choice counts from the moment it is made. */
export function SeatChoices({ seat }: { seat: HeldSeat }) {
  const mutate = useMutate()
  const teams = useLive(visibleTeams, {}) ?? []
  const { id: seatId, teamId, tint, hireBy } = seat
  return (
    <div className="mt-2 grid gap-3">
      <Select
        label={TEAM}
        name="teamId"
        placeholder={NO_TEAM}
        value={teamId ?? ''}
        options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) => void mutate(updateSeat, { seatId, teamId: value || null })}
      />
      {seat.holders.length === 0 && <HireBy key={hireBy} seat={seat} />}
      <div
        role="radiogroup"
        aria-label={COLOUR}
        className="flex flex-wrap items-center gap-1 max-md:justify-between max-md:gap-0"
      >
        {TINTS.map((label, index) => (
          <label
            key={label}
            className={cx(
              'relative grid size-control cursor-pointer place-items-center rounded-md hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-focus',
              index === tint && 'bg-selected',
            )}
          >
            <input
              type="radio"
              name={`tint-${seatId}`}
              aria-label={label}
              checked={index === tint}
              onChange={() => void mutate(updateSeat, { seatId, tint: index })}
              className="sr-only"
            />
            <span aria-hidden className={cx('size-4 rounded-full', LOOKS[index])} />
          </label>
        ))}
      </div>
    </div>
  )
}

/** What is no day that could be meant stays in the field, which says so. */
function HireBy({ seat: { id: seatId, hireBy } }: { seat: HeldSeat }) {
  const mutate = useMutate()
  const [problem, setProblem] = useState<string | null>(null)
  function save(day: string) {
    const found = day === '' ? null : dayProblem(day)
    setProblem(found)
    if (!found && day !== (hireBy ?? '')) mutate(updateSeat, { seatId, hireBy: day || null })
  }
  return (
    <TextField
      type="date"
      label={HIRE_BY}
      name="hireBy"
      defaultValue={hireBy ?? ''}
      error={problem ?? undefined}
      onBlur={({ target }) => save(target.value)}
    />
  )
}
