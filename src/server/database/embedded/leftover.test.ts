import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isAlive } from './leftover.ts'

test('a process is alive until it ends, whether or not its parent asks about it', async () => {
  expect(await isAlive(process.pid)).toBe(true)
  // The shell tells the id of a child and becomes a program that never asks about children.
  const parent = spawn('/bin/sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    const [told] = (await once(parent.stdout, 'data')) as [Buffer]
    const child = Number(String(told))
    expect(await isAlive(child)).toBe(true)
    await expect.poll(() => readFile(`/proc/${child}/stat`, 'utf8')).toContain(') Z ')
    expect(await isAlive(child)).toBe(false)
  } finally {
    parent.kill('SIGKILL')
    await once(parent, 'exit')
  }
  expect(await isAlive(parent.pid!)).toBe(false)
})
