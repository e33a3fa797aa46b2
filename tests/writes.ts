import type { MutationResult } from '../src/sync/protocol.ts'
import { type MutationUnderWay, mutations } from '../src/sync/server/traced.ts'

/**
 * What was written while `act` went on, by this process: by people, or under this name by anybody. Unlike a company's head it does not tell of
 * what jobs of the minute commit meanwhile.
 */
export async function writesDuring(name: string, act: () => Promise<unknown>): Promise<string[]> {
  const writes: string[] = []
  const note = (told: unknown) => {
    const { submission, result } = told as MutationUnderWay & { result: MutationResult }
    const { userId, mutation } = submission
    if (result.status === 'ok' && (userId !== null || mutation.name === name)) writes.push(mutation.name)
  }
  mutations.asyncEnd.subscribe(note)
  try {
    await act()
  } finally {
    mutations.asyncEnd.unsubscribe(note)
  }
  return writes
}
