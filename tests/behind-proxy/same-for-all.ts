import { expect } from 'vitest'
import type { Person } from './person.ts'

/** Everything that these people of one company have written has arrived, once, and stands in the same order for everybody. */
export async function expectSameForAll(people: readonly Person[], within = 45_000): Promise<void> {
  const options = { timeout: within }
  await expect.poll(() => people.filter(({ isCalm }) => !isCalm).length, options).toBe(0)
  const all = people.flatMap(({ written }) => written)
  const [first] = people
  await expect.poll(() => first!.shows().toSorted(), options).toEqual(all.toSorted())
  for (const person of people) await expect.poll(() => person.shows(), options).toEqual(first!.shows())
}
