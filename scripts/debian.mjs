import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs'
import { run } from './run.mjs'

const POLICY = '/usr/sbin/policy-rc.d'

export function canRun(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether packages can be installed here. */
export const isDebianRoot = () => process.getuid?.() === 0 && canRun('/usr/bin/apt-get')

/**
 * Installs Debian's packages without starting what is in them.
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export async function installPackages(names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env })
  const isOurs = !existsSync(POLICY)
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    const first = await install()
    if (first.code === 0) return first
    await run('apt-get', ['update', '-qq'], { env })
    return await install()
  } finally {
    if (isOurs) rmSync(POLICY)
  }
}
