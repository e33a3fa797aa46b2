import type pg from 'pg'
import { expect, test } from 'vitest'
import type { InCompany } from '../sync/server/node-options.ts'
import { ChangedCompanies } from './changed-companies.ts'
import type { Services } from './services.ts'

/** Companies with their heads, and those among them that were seen to in one round of the job. */
function harbour() {
  const heads = new Map<string, number>()
  const failed: unknown[] = []
  const pool = {
    query: async () => ({ rows: [...heads.keys()].map((id) => ({ id })) }),
  } as unknown as pg.Pool
  const ask = async (_text: string, [ids]: [string[]]) => ({
    rows: ids.map((company) => ({ company, seq: heads.get(company) })),
  })
  const inCompany: InCompany = (_company, _user, work) => work({ query: ask } as unknown as pg.PoolClient)
  const services = {
    pool,
    node: { options: { inCompany } },
    log: { error: (told: unknown) => failed.push(told) },
  } as unknown as Pick<Services, 'node' | 'pool' | 'log'>
  const changed = new ChangedCompanies('left for later')
  async function round(now = 0, due: number | null = null, fails = false): Promise<string[]> {
    const seen: string[] = []
    await changed.each(services, now, async (companyId) => {
      seen.push(companyId)
      if (fails) throw new Error('No')
      return due
    })
    return seen
  }
  /** A round of a server that stops while it is at the first company. */
  async function lastRound(): Promise<string[]> {
    const stopping = new AbortController()
    const seen: string[] = []
    const see = async (companyId: string) => {
      seen.push(companyId)
      stopping.abort()
      return null
    }
    await changed.each(services, 0, see, stopping.signal)
    return seen
  }
  return { heads, failed, round, lastRound }
}

test('only companies that have committed something are seen to again, or where something has become due', async () => {
  const { heads, round } = harbour()
  heads.set('harbor', 1).set('lantern', 1)
  expect(await round(0, 60)).toEqual(['harbor', 'lantern'])
  expect(await round(59)).toEqual([])
  heads.set('lantern', 2)
  expect(await round(59)).toEqual(['lantern'])
  expect(await round(60)).toEqual(['harbor'])
})

test('one that could not be seen to is seen to in the next round', async () => {
  const { heads, failed, round } = harbour()
  heads.set('harbor', 1)
  expect(await round(0, null, true)).toEqual(['harbor'])
  expect(failed).toMatchObject([{ companyId: 'harbor' }])
  expect(await round()).toEqual(['harbor'])
})

test('nothing is remembered of a company that is gone', async () => {
  const { heads, round } = harbour()
  heads.set('harbor', 1)
  await round()
  heads.delete('harbor')
  expect(await round()).toEqual([])
  // As after an import under the same id.
  heads.set('harbor', 1)
  expect(await round()).toEqual(['harbor'])
})

test('any number of companies is looked at', async () => {
  const { heads, round } = harbour()
  for (let count = 0; count < 1_201; count++) heads.set(`company ${count}`, 1)
  expect(await round()).toHaveLength(1_201)
  expect(await round()).toEqual([])
})

test('a server that stops begins with no further company, and the next round sees to those', async () => {
  const { heads, round, lastRound } = harbour()
  heads.set('harbor', 1).set('lantern', 1).set('tern', 1)
  expect(await lastRound()).toEqual(['harbor'])
  expect(await round()).toEqual(['lantern', 'tern'])
})
