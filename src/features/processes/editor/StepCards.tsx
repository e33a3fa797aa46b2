import { useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { announce } from '../../../ui/announce.ts'
import { toastUndo } from '../../../ui/toast.ts'
import { movedToPlace } from '../../work/work.text.ts'
import type { ProcessStep } from '../processes.table.ts'
import { MOST_STEPS } from '../processes.table.ts'
import { STEP_REMOVED, STEPS } from '../processes.text.ts'
import { addSteps, moveStep, removeStep, setStepSeat } from '../steps/steps.mutations.ts'
import type { Editing } from './editing.ts'
import { type NewStepPlace, placeBehind, stepsBefore } from './new-step-place.rules.ts'
import { NewStep } from './NewStep.tsx'
import type { PastedStep } from './pasted-steps.rules.ts'
import { StepCard } from './StepCard.tsx'

/** The place at the end of the list, where a further step can always be added. */
const END = 'end'
const BETWEEN = 'between'

/** The steps of a process as cards, with a place for the next one behind each that asks for it. */
export function StepCards({ open, process }: Editing) {
  const { steps } = open
  const processId = process.id
  const mutate = useMutate()
  const [adding, addAt] = useState<NewStepPlace | typeof END | null>(null)
  const between = adding === END ? null : adding
  const place = between && stepsBefore(steps, between)
  const hasRoom = steps.length < MOST_STEPS

  function addBelow(index: number): void {
    const at = index === steps.length - 1 ? END : placeBehind(steps, index)
    addAt(hasRoom ? at : null)
  }
  function add(beforeId: string | null, added: readonly PastedStep[]): boolean {
    const rows = added.map((step) => ({ id: newId(), ...step }))
    if (mutate(addSteps, { processId, beforeId, steps: rows })) return false
    if (between) addAt({ ...between, afterId: rows.at(-1)!.id })
    return true
  }
  function move(step: ProcessStep, places: number): void {
    const to = steps.findIndex(({ id }) => id === step.id) + places
    const others = steps.filter(({ id }) => id !== step.id)
    if (to < 0 || to > others.length) return
    if (mutate(moveStep, { id: step.id, beforeId: others[to]?.id ?? null })) return
    announce(movedToPlace(step.title, to + 1, steps.length))
  }
  function remove({ id, title, body, seatId }: ProcessStep): void {
    const beforeId = steps[steps.findIndex((one) => one.id === id) + 1]?.id ?? null
    if (mutate(removeStep, { id })) return
    toastUndo(STEP_REMOVED, title, () => {
      const again = newId()
      const refused = mutate(addSteps, { processId, beforeId, steps: [{ id: again, title, body }] })
      return refused ?? (seatId === null ? null : mutate(setStepSeat, { id: again, seatId }))
    })
  }

  const cards = steps.map((step, index) => (
    <StepCard
      key={step.id}
      step={step}
      index={index}
      count={steps.length}
      onEnter={() => addBelow(index)}
      onMove={(places) => move(step, places)}
      onRemove={() => remove(step)}
    />
  ))
  // It stands beside the cards rather than in one, so that it stays when a colleague removes a step.
  if (place !== null)
    cards.splice(
      place,
      0,
      <li key={BETWEEN}>
        <NewStep
          count={steps.length}
          startsNow
          onAdd={(added) => add(steps[place]?.id ?? null, added)}
          onGiveUp={() => addAt(null)}
        />
      </li>,
    )
  return (
    <ol aria-label={STEPS} className="grid gap-2">
      {cards}
      {hasRoom && (
        <li>
          <NewStep
            key={END}
            count={steps.length}
            startsNow={adding === END}
            onAdd={(added) => add(null, added)}
            onGiveUp={() => addAt(null)}
          />
        </li>
      )}
    </ol>
  )
}
