import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../sync/id.ts'
import { newRow } from '../../people/company-rows.rules.ts'
import { insertRows } from '../../people/insert-rows.mutations.ts'
import { people } from '../../people/people.table.ts'
import { type DirectoryStage, startDirectories } from './scim-harness.ts'

let stage: DirectoryStage
beforeAll(async () => {
  stage = await startDirectories()
}, 60_000)
afterAll(() => stage.stop())

const patchUser = (id: string, ...operations: object[]) => stage.patch(`Users/${id}`, ...operations)

test.each([
  'userName eq "a" or userName eq "b"',
  'userName co "a"',
  'password eq "a"',
  `userName eq "${'('.repeat(500)}"`,
  'userName eq "a" ; drop table users',
  'not ('.repeat(90),
])('the filter %s is refused in words', async (filter) => {
  const answer = await stage.scim('GET', `Users?filter=${encodeURIComponent(filter)}`)
  expect(answer).toMatchObject({ status: filter.includes('((((((((') ? 200 : 400 })
})

test.each([
  '__proto__.level',
  'constructor[prototype]',
  'emails[value eq "x" or 1 eq 1].value',
  '../Users',
  'active; drop',
  'a'.repeat(300),
])('the path %s changes nothing', async (path) => {
  const { lena } = stage.harbor.people as { lena: string }
  await patchUser(lena, { op: 'replace', path, value: 'director' })
  await stage.scim(
    'PATCH',
    `Users/${lena}`,
    JSON.parse('{"Operations":[{"op":"add","value":{"level":"director"}}]}') as object,
  )
  expect(await stage.levelOf(lena)).toBe('member')
  expect(({} as Record<string, unknown>)['level']).toBeUndefined()
})

test('ten thousand users are read page by page, each once', async () => {
  const now = new Date().toISOString()
  const rows = Array.from({ length: 10_000 }, (_, index) =>
    newRow(people, {
      id: newId(),
      email: `many-${index}@lantern.example`,
      fullName: `Many ${index}`,
      avatarUrl: null,
      level: 'member',
      status: 'active',
      joinedAt: now,
      lastActiveAt: null,
    }),
  )
  for (let at = 0; at < rows.length; at += 1_000)
    await stage.services.node.run(stage.lantern.id, null, insertRows(rows.slice(at, at + 1_000)), {})
  const seen = new Set<string>()
  for (let startIndex = 1; ;) {
    const {
      Resources: page,
      totalResults,
      itemsPerPage,
    } = await stage.scim('GET', `Users?startIndex=${startIndex}&count=100000`, undefined, stage.foreign)
    expect(totalResults).toBe(10_001)
    expect(itemsPerPage).toBeLessThanOrEqual(200)
    if (page.length === 0) break
    for (const { id } of page) seen.add(id)
    startIndex += page.length
  }
  expect(seen.size).toBe(10_001)
  expect(await stage.scim('GET', 'Users?startIndex=-5&count=0', undefined, stage.foreign)).toMatchObject({
    itemsPerPage: 0,
  })
}, 120_000)

test('a directory can ask what we offer', async () => {
  expect(await stage.scim('GET', 'ServiceProviderConfig')).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
  })
  expect((await stage.scim('GET', 'ResourceTypes')).Resources).toHaveLength(2)
  expect((await stage.scim('GET', 'Schemas')).totalResults).toBe(2)
})
