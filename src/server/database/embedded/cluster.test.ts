import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeDirectory, temporaryDirectory } from '../../../../tests/temporary-directory.ts'
import { ensureCluster } from './cluster.ts'

let directory: string
beforeEach(async () => {
  directory = await temporaryDirectory('cluster')
  await mkdir(join(directory, 'bin'))
})
afterEach(() => removeDirectory(directory))

const create = () =>
  ensureCluster(
    { cluster: join(directory, 'postgres'), account: null },
    { root: directory, version: '18' },
    'secret',
    { sync: false },
  )

test.each([
  [
    'echo "initdb: removing data directory" >&2; echo "initdb: error: no space left on device" >&2; exit 1',
    'no space left on device.',
  ],
  [
    'echo "2026-11-27 UTC [7] FATAL:  could not create shared memory segment" >&2; echo "initdb: removing" >&2; exit 1',
    'could not create shared memory segment.',
  ],
  ['echo "initdb: removing data directory" >&2; kill -TERM $$', 'initdb was ended (SIGTERM).'],
  ['exit 3', 'initdb was ended (exit code 3).'],
])('an initdb that fails by %s is said to: %s', async (script, reason) => {
  await writeFile(join(directory, 'bin/initdb'), `#!/bin/sh\n${script}`, { mode: 0o755 })
  const cluster = join(directory, 'postgres')
  await expect(create()).rejects.toThrow(`The database in ${cluster} could not be created: ${reason}`)
  expect(await readdir(directory)).toEqual(['bin'])
})

test('an initdb that cannot be run is named', async () => {
  await mkdir(join(directory, 'bin/initdb'))
  await expect(create()).rejects.toThrow(/could not be created: .*EACCES/)
})
