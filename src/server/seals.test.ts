import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import fc from 'fast-check'
import { keepKey } from './key-file.ts'
import { makeSeals, openSeals, SealBroken } from './seals.ts'
import { testDatabase } from '../../tests/database.ts'
import { removeDirectory, temporaryDirectory } from '../../tests/temporary-directory.ts'

const KEY = 'a key of at least thirty-two characters'
const OTHER = 'another key of at least thirty-two ones'

test('what is sealed opens for the same use, and never twice as the same text', () => {
  const seals = makeSeals([KEY])
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (secret, use) => {
      const sealed = seals.seal(secret, use)
      expect(seals.open(sealed, use)).toBe(secret)
      expect(seals.seal(secret, use)).not.toBe(sealed)
    }),
  )
})

test('a sealed secret opens neither for another use nor after any of its characters was changed', () => {
  const seals = makeSeals([KEY])
  const sealed = seals.seal('JBSWY3DPEHPK3PXP', 'totp:ada')
  expect(() => seals.open(sealed, 'totp:ben')).toThrow(SealBroken)
  // The last character carries bits that no byte uses.
  for (let at = 0; at < sealed.length - 1; at++) {
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    expect(() => seals.open(changed, 'totp:ada')).toThrow(SealBroken)
  }
  for (const nothing of ['', '.', 'x', `${sealed.split('.')[0]}.`])
    expect(() => seals.open(nothing, 'totp:ada')).toThrow(SealBroken)
})

test('after a change of key, earlier secrets still open, and new ones no longer need the earlier key', () => {
  const earlier = makeSeals([KEY]).seal('old', 'webhook')
  const both = makeSeals([OTHER, KEY])
  expect(both.open(earlier, 'webhook')).toBe('old')
  expect(makeSeals([OTHER]).open(both.seal('new', 'webhook'), 'webhook')).toBe('new')
  expect(() => makeSeals([OTHER]).open(earlier, 'webhook')).toThrow(SealBroken)
})

test('a node without the key of the others does not start, and one with the new and the earlier key does', async () => {
  const { app: pool, stop } = await testDatabase()
  const open = (...secretKeys: string[]) =>
    openSeals({ secretKeys, databaseUrl: 'postgres://hosted.example', dataDirectory: '/nowhere' }, pool)
  const unset = await open()
  expect(() => unset.seal('x', 'totp:ada')).toThrow('SECRET_KEY')
  await open(KEY)
  await open(KEY)
  await expect(open(OTHER)).rejects.toThrow('SECRET_KEY')
  await expect(open()).rejects.toThrow('SECRET_KEY')
  await open(OTHER, KEY)
  await open(OTHER)
  await expect(open(KEY)).rejects.toThrow('SECRET_KEY')
  await stop()
})

test('beside the embedded database a key is made once, and can be put back', async () => {
  const { app: pool, stop } = await testDatabase()
  const directory = await temporaryDirectory('seals')
  const file = join(directory, 'secret-key')
  const here = (...secretKeys: string[]) => ({ secretKeys, databaseUrl: null, dataDirectory: directory })
  await openSeals(here(), pool)
  const key = await readFile(file, 'utf8')
  await rm(file)
  await expect(openSeals(here(), pool)).rejects.toThrow('copy its file secret-key into DATA_DIR')

  expect(await keepKey(here())).toBeNull()
  expect(await keepKey(here(OTHER, key))).toContain('only one key')
  expect(await readdir(directory)).toEqual([])
  expect(await keepKey(here(key))).toContain(file)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await openSeals(here(), pool)
  expect(await keepKey(here(OTHER))).toContain('another key')
  await openSeals(here(), pool)
  await removeDirectory(directory)
  await stop()
})
