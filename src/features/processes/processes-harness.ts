import type { Player } from '../../../tests/player.ts'
import { newId } from '../../sync/id.ts'
import { createProcess, updateProcess } from './processes.mutations.ts'
import { publishProcess } from './publishing/publish.mutations.ts'
import { addSteps } from './steps/steps.mutations.ts'

/** A new process of this team, with nothing in it. */
export async function processOf(by: Player, teamId: string, ownerId: string = by.id): Promise<string> {
  const id = newId()
  await by.does(createProcess, { id, teamId, name: 'Leaving harbour', ownerId })
  return id
}

export async function stepOf(by: Player, processId: string, title = 'Cast off', body = ''): Promise<string> {
  const id = newId()
  await by.does(addSteps, { processId, beforeId: null, steps: [{ id, title, body }] })
  return id
}

/** Publishes what is written, which everybody confirms again. */
export const publish = (by: Player, id: string, changeNote = 'The order'): Promise<void> =>
  by.does(publishProcess, { id, versionId: newId(), changeNote, confirmAgain: true })

/** A process with one step, published to those who may read it. */
export async function publishedOf(
  by: Player,
  teamId: string,
  audience: 'team' | 'company' = 'company',
): Promise<string> {
  const id = await processOf(by, teamId)
  await by.does(updateProcess, { id, audience })
  await stepOf(by, id)
  await publish(by, id)
  return id
}
