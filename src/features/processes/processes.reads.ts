import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { isActiveMember } from '../people/people.rules.ts'
import { people } from '../people/people.table.ts'
import { findTeam } from '../teams/teams.access.ts'
import { isOnTeam } from '../teams/teams.reads.ts'
import { byPlace } from '../work/order.rules.ts'
import { canAssignProcesses, canEditProcess } from './processes.access.ts'
import { refuse } from './processes.refusals.ts'
import { charactersOf, type Content, MOST_CHARACTERS, stepsToPublish } from './processes.rules.ts'
import { type Process, processes, type ProcessStep, processSteps } from './processes.table.ts'

/** The steps of a process as they are being written, in order. */
export const stepsOf = (read: Reader, processId: string): ProcessStep[] =>
  read.where(processSteps, { processId }).toSorted(byPlace)

/** What a process says as it is being written. */
export const draftOf = (read: Reader, { id, name, summary }: Process): Content => ({
  name,
  summary,
  steps: stepsToPublish(stepsOf(read, id)),
})

/**
 * A process in use that the actor writes.
 * @throws {Refusal} the same for a missing, foreign or deleted one
 */
export function findToEdit(tx: Transaction, actor: Actor, processId: string): Process {
  const process = tx.find(processes, processId)
  findTeam(tx, process.teamId)
  if (!canEditProcess(tx, actor, process)) refuse('process/not-yours')
  return process.archivedAt === null ? process : refuse('process/archived')
}

/** @throws {Refusal} as `findToEdit`, and for one whose team the actor does not manage; it may be archived */
export function findToAssign(tx: Transaction, actor: Actor, processId: string): Process {
  const process = tx.find(processes, processId)
  findTeam(tx, process.teamId)
  return canAssignProcesses(tx, actor, process.teamId) ? process : refuse('process/managers-only')
}

/** Whether the person may own processes of the team: its active members may. */
export function canOwnProcess(read: Reader, teamId: string, personId: string): boolean {
  const person = read.get(people, personId)
  return person !== undefined && isActiveMember(person) && isOnTeam(read, teamId, personId)
}

/** @throws {Refusal} when a process has grown by more than three pages hold */
export function checkLength(tx: Transaction, process: Process, added: number): void {
  const over = charactersOf(draftOf(tx, process)) + Math.max(0, added) - MOST_CHARACTERS
  if (added > 0 && over > 0) refuse('process/too-long', { over })
}
