import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import { findTeam } from '../../teams/teams.access.ts'
import { READERS_NOT_SAVED } from '../failures.text.ts'
import { canWriteProcesses } from '../processes.access.ts'
import { findToAssign } from '../processes.reads.ts'
import { findLiveSeat } from '../seats.reads.ts'
import { refuse } from '../processes.refusals.ts'
import { type ProcessReader, processReaders, readerKind, readingDays } from './readers.table.ts'

/** Of one process. */
export const MOST_READERS = 50

type Target = Pick<ProcessReader, 'kind' | 'toTeamId' | 'toSeatId' | 'toPersonId'>

const isWhole = ({ kind, toTeamId, toSeatId, toPersonId }: Target): boolean =>
  (kind === 'team') === (toTeamId !== null) &&
  (kind === 'seat') === (toSeatId !== null) &&
  (kind === 'person') === (toPersonId !== null)

const isSame = (one: Target, other: Target): boolean =>
  one.kind === other.kind &&
  one.toTeamId === other.toTeamId &&
  one.toSeatId === other.toSeatId &&
  one.toPersonId === other.toPersonId

/** Asks everybody, a team, those who hold a seat, or a person to read a process and confirm that. */
export const addReader = defineMutation('addReader', {
  failure: READERS_NOT_SAVED,
  input: {
    id: uuid(),
    processId: ref('processes'),
    kind: readerKind(),
    toTeamId: ref('teams').nullable(),
    toSeatId: ref('seats').nullable(),
    toPersonId: ref('people').nullable(),
    days: readingDays(),
  },
  may: canWriteProcesses,
  run(tx, { id, processId, days, ...target }, { actor, now }) {
    const { teamId, archivedAt } = findToAssign(tx, actor, processId)
    if (archivedAt !== null) refuse('process/archived')
    if (!isWhole(target)) refuse('process/reader-required')
    if (target.toTeamId !== null) findTeam(tx, target.toTeamId)
    if (target.toSeatId !== null) findLiveSeat(tx, target.toSeatId)
    const present = tx.where(processReaders, { processId })
    if (present.some((one) => isSame(one, target))) refuse('process/reader-there')
    if (present.length >= MOST_READERS) refuse('process/room', { limit: MOST_READERS })
    tx.insert(processReaders, { id, processId, teamId, ...target, days, createdBy: actor.id, createdAt: now })
  },
})

export const setReaderDays = defineMutation('setReaderDays', {
  failure: READERS_NOT_SAVED,
  input: { id: ref('process_readers'), days: readingDays() },
  may: canWriteProcesses,
  run(tx, { id, days }, { actor }) {
    findToAssign(tx, actor, tx.find(processReaders, id).processId)
    tx.update(processReaders, id, { days })
  },
})

/** They need no longer read it. What they have confirmed is kept. */
export const removeReader = defineMutation('removeReader', {
  failure: READERS_NOT_SAVED,
  input: { id: ref('process_readers') },
  may: canWriteProcesses,
  run(tx, { id }, { actor }) {
    findToAssign(tx, actor, tx.find(processReaders, id).processId)
    tx.remove(processReaders, id)
  },
})
