import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../tests/database.ts'
import { newId } from '../sync/id.ts'
import { inEveryCompany } from './every-company.ts'

/** Companies, and what a job that goes through them has seen and failed at. */
async function harbour(count: number) {
  const database = await testDatabase()
  onTestFinished(() => database.stop())
  const ids = Array.from({ length: count }, newId)
  for (const id of ids)
    await database.app.query('insert into company_slugs (slug, company_id) values ($1, $3), ($2, $3)', [
      `now-${id}`,
      `before-${id}`,
      id,
    ])
  const failed: unknown[] = []
  const services = { pool: database.app, log: { error: (told: unknown) => failed.push(told) } as never }
  return { ids, failed, services }
}

test('each company has its turn once, also if it has had other addresses, and one that fails keeps none from it', async () => {
  const { ids, failed, services } = await harbour(3)
  const seen: string[] = []
  await inEveryCompany(services, 'left for later', undefined, async (companyId) => {
    seen.push(companyId)
    if (seen.length === 1) throw new Error('No')
  })
  expect(seen.toSorted()).toEqual(ids.toSorted())
  expect(failed).toMatchObject([{ companyId: seen[0] }])
})

test('a server that stops begins with no further company', async () => {
  const { services } = await harbour(3)
  const stopping = new AbortController()
  const seen: string[] = []
  await inEveryCompany(services, 'left for later', stopping.signal, async (companyId) => {
    seen.push(companyId)
    if (seen.length === 2) stopping.abort()
  })
  expect(seen).toHaveLength(2)
})
