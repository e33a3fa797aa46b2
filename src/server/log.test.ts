import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'

const LOGS = `
  const { makeLog } = await import('${new URL('log.ts', import.meta.url).href}')
  const log = makeLog('info')
  for (let line = 0; line < 100; line++) log.info('the crane is broken')
  setTimeout(() => process.stderr.write('the server goes on'), 100)`

test('a server whose log has no room left goes on without it', () => {
  const full = openSync('/dev/full', 'w')
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', LOGS], {
    stdio: ['ignore', full, 'pipe'],
    timeout: 30_000,
    encoding: 'utf8',
  })
  closeSync(full)
  expect(stderr).toBe('the server goes on')
  expect(status).toBe(0)
})
