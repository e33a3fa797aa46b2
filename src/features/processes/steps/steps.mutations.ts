import type { Actor } from '../../../sync/actor.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { integer, list, object, ref, uuid } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { keepRevision } from '../../revisions/keep-revision.mutations.ts'
import { AT_THE_END, movedTo } from '../../work/order.rules.ts'
import { STEP_NOT_REMOVED, STEP_NOT_SAVED } from '../failures.text.ts'
import { canWriteProcesses } from '../processes.access.ts'
import { findLiveSeat } from '../seats.reads.ts'
import { checkLength, findToEdit, stepsOf } from '../processes.reads.ts'
import { refuse } from '../processes.refusals.ts'
import {
  MOST_STEPS,
  type Process,
  processes,
  type ProcessStep,
  processSteps,
  stepBody,
  stepReaders,
  stepTitle,
} from '../processes.table.ts'
import { placedBefore } from '../place.rules.ts'

/** Adds steps before another one of the process, or at its end. */
export const addSteps = defineMutation('addSteps', {
  failure: STEP_NOT_SAVED,
  input: {
    processId: ref('processes'),
    beforeId: ref('process_steps').nullable(),
    steps: list(object({ id: uuid(), title: stepTitle(), body: stepBody() }), MOST_STEPS),
  },
  may: canWriteProcesses,
  run(tx, { processId, beforeId, steps }, { actor, now }) {
    const process = findToEdit(tx, actor, processId)
    const present = stepsOf(tx, processId)
    if (present.length + steps.length > MOST_STEPS) refuse('process/room', { limit: MOST_STEPS })
    checkLength(
      tx,
      process,
      steps.reduce((sum, { title, body }) => sum + title.length + body.length, 0),
    )
    for (const step of steps) {
      tx.insert(processSteps, {
        ...step,
        processId,
        teamId: process.teamId,
        displayOrder: AT_THE_END,
        seatId: null,
        version: 1,
        updatedBy: actor.id,
        updatedAt: now,
        createdBy: actor.id,
        createdAt: now,
      })
    }
    place(tx, processId, withAll(present, steps, beforeId))
    touch(tx, process, now)
  },
})

/** The ids of a list with these before `beforeId`, or at its end. */
function withAll(
  present: readonly { id: string }[],
  added: readonly { id: string }[],
  beforeId: string | null,
): string[] {
  const ids = present.map(({ id }) => id)
  const at = beforeId === null ? -1 : ids.indexOf(beforeId)
  return ids.toSpliced(at < 0 ? ids.length : at, 0, ...added.map(({ id }) => id))
}

function place(tx: Transaction, processId: string, ids: readonly string[]): void {
  for (const { row, displayOrder } of movedTo(stepsOf(tx, processId), ids))
    tx.update(processSteps, row.id, { displayOrder })
}

const touch = (tx: Transaction, { id }: Process, now: string): void =>
  tx.update(processes, id, { updatedAt: now })

function findStep(tx: Transaction, actor: Actor, stepId: string): { step: ProcessStep; process: Process } {
  const step = tx.find(processSteps, stepId)
  return { step, process: findToEdit(tx, actor, step.processId) }
}

export const renameStep = defineMutation('renameStep', {
  failure: STEP_NOT_SAVED,
  input: { id: ref('process_steps'), title: stepTitle() },
  may: canWriteProcesses,
  run(tx, { id, title }, { actor, now }) {
    const { step, process } = findStep(tx, actor, id)
    checkLength(tx, process, title.length - step.title.length)
    tx.update(processSteps, id, { title })
    touch(tx, process, now)
  },
})

/** Writes what a step says. `from` is the version that the writer began with; what it said before is kept. */
export const writeStep = defineMutation('writeStep', {
  failure: STEP_NOT_SAVED,
  input: { id: ref('process_steps'), text: stepBody(), from: integer(0, 1_000_000) },
  may: canWriteProcesses,
  run(tx, { id, text, from }, context) {
    const { actor, now } = context
    const { step, process } = findStep(tx, actor, id)
    if (step.body === text) return
    checkLength(tx, process, text.length - step.body.length)
    const before = { text: step.body, version: step.version, updatedBy: step.updatedBy }
    const kept = { entity: 'process_steps', entityId: id, field: 'body', readers: stepReaders(step) } as const
    keepRevision(tx, context, kept, before, { text, from })
    const written = { body: text, version: step.version + 1, updatedBy: actor.id, updatedAt: now }
    tx.update(processSteps, id, written)
    touch(tx, process, now)
  },
})

/** Says which seat does a step. */
export const setStepSeat = defineMutation('setStepSeat', {
  failure: STEP_NOT_SAVED,
  input: { id: ref('process_steps'), seatId: ref('seats').nullable() },
  may: canWriteProcesses,
  run(tx, { id, seatId }, { actor, now }) {
    const { process } = findStep(tx, actor, id)
    if (seatId !== null) findLiveSeat(tx, seatId)
    tx.update(processSteps, id, { seatId })
    touch(tx, process, now)
  },
})

/** Moves a step before another one of its process, or to the end. */
export const moveStep = defineMutation('moveStep', {
  failure: STEP_NOT_SAVED,
  input: { id: ref('process_steps'), beforeId: ref('process_steps').nullable() },
  may: canWriteProcesses,
  run(tx, { id, beforeId }, { actor, now }) {
    const { process } = findStep(tx, actor, id)
    place(tx, process.id, placedBefore(stepsOf(tx, process.id), id, beforeId))
    touch(tx, process, now)
  },
})

export const removeStep = defineMutation('removeStep', {
  failure: STEP_NOT_REMOVED,
  input: { id: ref('process_steps') },
  may: canWriteProcesses,
  run(tx, { id }, { actor, now }) {
    const { process } = findStep(tx, actor, id)
    tx.remove(processSteps, id)
    touch(tx, process, now)
  },
})
