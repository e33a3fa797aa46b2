import { vi } from 'vitest'
import type { Player } from './player.ts'

/** Resolves once the browsers of these people hold what the server does; on a busy machine that takes a while. */
export const haveHeard = (people: readonly Player[]): Promise<unknown> =>
  vi.waitFor(() => Promise.all(people.map((person) => person.verifyStore())), { timeout: 20_000 })
