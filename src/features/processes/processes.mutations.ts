import { defineMutation } from '../../sync/define-mutation.ts'
import { integer, ref, uuid } from '../../sync/fields.ts'
import { spanOf } from '../../sync/region.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { findTeam } from '../teams/teams.access.ts'
import { utcDayOf } from '../time/calendar.rules.ts'
import { AT_THE_END, byPlace, movedTo } from '../work/order.rules.ts'
import { checkRestorable } from '../work/restoring/restorable.access.ts'
import {
  PROCESS_NOT_ADDED,
  PROCESS_NOT_ARCHIVED,
  PROCESS_NOT_RESTORED,
  PROCESS_NOT_SAVED,
} from './failures.text.ts'
import { canAssignProcesses, canEditProcess, canWriteProcesses } from './processes.access.ts'
import { canOwnProcess, checkLength, findToAssign, findToEdit } from './processes.reads.ts'
import { refuse } from './processes.refusals.ts'
import { FIRST_REVIEW, MOST_ARCHIVED, MOST_PROCESSES, nextReview, REVIEWS } from './processes.rules.ts'
import { placedBefore } from './place.rules.ts'
import {
  processAudience,
  processes,
  processName,
  processPublished,
  processSummary,
} from './processes.table.ts'

/** Adds an empty process to a team, at the end of its list. */
export const createProcess = defineMutation('createProcess', {
  failure: PROCESS_NOT_ADDED,
  input: { id: uuid(), teamId: ref('teams'), name: processName(), ownerId: ref('people') },
  may: canWriteProcesses,
  run(tx, { id, teamId, name, ownerId }, { actor, now }) {
    findTeam(tx, teamId)
    if (!canAssignProcesses(tx, actor, teamId)) refuse('process/managers-only')
    if (!canOwnProcess(tx, teamId, ownerId)) refuse('process/owner-not-on-team')
    checkRoom(tx)
    if (tx.overlay.where(processes, {}).length >= MOST_PROCESSES + MOST_ARCHIVED)
      refuse('process/too-many-archived', { limit: MOST_ARCHIVED })
    tx.insert(processes, {
      id,
      teamId,
      name,
      summary: '',
      ownerId,
      audience: 'company',
      version: 0,
      reviewEvery: FIRST_REVIEW,
      reviewDueOn: null,
      readingMetricId: null,
      displayOrder: AT_THE_END,
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
      archivedAt: null,
    })
  },
})

/** A company's processes are counted whoever sees them. */
function checkRoom(tx: Transaction): void {
  if (tx.overlay.where(processes, { archivedAt: null }).length >= MOST_PROCESSES)
    refuse('process/room', { limit: MOST_PROCESSES })
}

/** Changes the given fields; the others stay. Readers see a new name or summary once it is published. */
export const updateProcess = defineMutation('updateProcess', {
  failure: PROCESS_NOT_SAVED,
  input: {
    id: ref('processes'),
    name: processName().optional(),
    summary: processSummary().optional(),
    audience: processAudience().optional(),
    reviewEvery: integer(3, 12).nullable().optional(),
  },
  may: canWriteProcesses,
  run(tx, { id, ...changed }, { actor, now }) {
    const before = findToEdit(tx, actor, id)
    const { reviewEvery, summary } = changed
    if (summary !== undefined) checkLength(tx, before, summary.length - before.summary.length)
    if (reviewEvery === undefined) return tx.update(processes, id, { ...changed, updatedAt: now })
    if (!REVIEWS.some((months) => months === reviewEvery)) refuse('process/review-every')
    const reviewDueOn = before.version === 0 ? null : nextReview(reviewEvery, utcDayOf(now))
    tx.update(processes, id, { ...changed, reviewDueOn, updatedAt: now })
  },
})

/** Says whose a process is. */
export const assignProcess = defineMutation('assignProcess', {
  failure: PROCESS_NOT_SAVED,
  input: { id: ref('processes'), ownerId: ref('people') },
  may: canWriteProcesses,
  run(tx, { id, ownerId }, { actor, now }) {
    const { teamId, archivedAt, ownerId: before } = findToAssign(tx, actor, id)
    if (archivedAt !== null) refuse('process/archived')
    if (ownerId === before) return
    if (!canOwnProcess(tx, teamId, ownerId)) refuse('process/owner-not-on-team')
    tx.update(processes, id, { ownerId, updatedAt: now })
  },
})

/** Moves a process before another one of its team, or to the end. */
export const moveProcess = defineMutation('moveProcess', {
  failure: PROCESS_NOT_SAVED,
  input: { id: ref('processes'), beforeId: ref('processes').nullable() },
  may: canWriteProcesses,
  run(tx, { id, beforeId }, { actor }) {
    const { teamId } = findToAssign(tx, actor, id)
    const list = tx.where(processes, { teamId, archivedAt: null }).toSorted(byPlace)
    for (const { row, displayOrder } of movedTo(list, placedBefore(list, id, beforeId)))
      tx.update(processes, row.id, { displayOrder })
  },
})

/** Says that a process was looked at and is right as it was published, until the next time. */
export const confirmProcess = defineMutation('confirmProcess', {
  failure: PROCESS_NOT_SAVED,
  input: { id: ref('processes') },
  may: canWriteProcesses,
  run(tx, { id }, { actor, now }) {
    const { version, reviewEvery } = findToEdit(tx, actor, id)
    if (version === 0) refuse('process/not-published')
    if (reviewEvery === null) refuse('process/no-review')
    tx.update(processes, id, { reviewDueOn: nextReview(reviewEvery, utcDayOf(now)), updatedAt: now })
  },
})

/** Takes a process out of use. Versions and confirmations are kept. */
export const archiveProcess = defineMutation('archiveProcess', {
  failure: PROCESS_NOT_ARCHIVED,
  input: { id: ref('processes') },
  may: canWriteProcesses,
  run(tx, { id }, { actor, now }) {
    findToEdit(tx, actor, id)
    tx.update(processes, id, { archivedAt: now, updatedAt: now })
  },
})

export const restoreProcess = defineMutation('restoreProcess', {
  failure: PROCESS_NOT_RESTORED,
  input: { id: ref('processes') },
  // What was published of it goes with it, however long ago it was archived.
  reaches: ({ id }) => [spanOf(processPublished, { id })],
  may: canWriteProcesses,
  run(tx, { id }, { actor, now }) {
    const process = tx.find(processes, id)
    findTeam(tx, process.teamId)
    if (!canEditProcess(tx, actor, process)) refuse('process/not-yours')
    if (process.archivedAt === null) return
    checkRestorable(process.archivedAt, now)
    checkRoom(tx)
    tx.update(processes, id, { archivedAt: null, updatedAt: now })
  },
})
