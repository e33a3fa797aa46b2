import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { served, type Served } from '../../../tests/served.ts'
import { newId } from '../../sync/id.ts'
import { freeSlug, RESERVED_SLUGS, slugOf } from './company-slugs.server.ts'

let server: Served
beforeAll(async () => {
  server = await served()
})
afterAll(() => server.stop())

describe('the address of a name', () => {
  test.each([
    ['Harbor & Sons, Ltd.', 'harbor-sons-ltd'],
    ['  Café Ärger ', 'cafe-arger'],
    ['Łódź — Ørsted', 'lodz-orsted'],
    ['港', 'company'],
    ['---', 'company'],
    ['Har\u200bbor', 'harbor'],
    ['Наrbоr', 'harbor'],
    ['Ｈａｒｂｏｒ', 'harbor'],
    ['Москва', 'company'],
    ['Harbor 港', 'harbor'],
  ])('%s is %s', (name, slug) => expect(slugOf(name)).toBe(slug))

  test('is short and plain for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        expect(slugOf(name)).toMatch(/^(?=.{1,48}$)[a-z0-9]+(-[a-z0-9]+)*$/)
      }),
    )
  })
})

describe('a free address', () => {
  const take = (slug: string) =>
    server.services.pool.query('insert into company_slugs (slug, company_id) values ($1, $2)', [
      slug,
      newId(),
    ])
  const free = (slug: string) => freeSlug(server.services.pool, slug)

  test('has the first number that is not taken', async () => {
    expect(await free('pier')).toBe('pier')
    for (const slug of ['pier', 'pier-2', 'pier-4']) await take(slug)
    expect(await free('pier')).toBe('pier-3')
  })

  test.each([
    ['marina-oil', 'rnarina-0i1'],
    ['wave-5', 'vvave-s'],
    ['apple', 'appie'],
  ])('after %s was taken, %s gets another, because it looks the same', async (taken, alike) => {
    await take(taken)
    expect(await free(alike)).toBe(`${alike}-2`)
  })

  test('is no reserved one, and none that looks like it', async () => {
    for (const slug of ['api', 'login', 'admin', 'l0gin', 'adrnin'])
      expect(await free(slug)).toBe(`${slug}-2`)
  })

  test('is none of a hundred that are taken', async () => {
    const numbers = Array.from({ length: 100 }, (_, index) => (index === 0 ? 'dock' : `dock-${index + 1}`))
    await Promise.all(numbers.map(take))
    expect(await free('dock')).toBeNull()
  })
})

test('the first parts of this server’s own addresses are reserved', () => {
  const web = join(import.meta.dirname, '../../web')
  const sources = ['routes.tsx', 'public/screens.ts'].map((file) => readFileSync(join(web, file), 'utf8'))
  const screens = sources.flatMap((source) =>
    [...source.matchAll(/'\/([^'/]+)[^']*'/g)].map(([, first]) => first!),
  )
  const routes = [...server.policy.keys()].map((route) => /\/([^/]*)/.exec(route)![1]!)
  const files = readdirSync(join(web, 'static'))
  const own = new Set([...screens, ...routes, ...files, 'assets'].filter((first) => slugOf(first) === first))
  expect(own.size).toBeGreaterThan(20)
  expect([...own].filter((first) => !RESERVED_SLUGS.includes(first))).toEqual([])
})
