import { delimiter, join } from 'node:path'
import { canRun, installPackages, isDebianRoot } from './debian.mjs'
import { firstError } from './run.mjs'

/** The tests of several nodes run behind each of them. */
const PROXIES = ['caddy', 'haproxy', 'nginx']

/** Installs Debian's where they are missing. Without them, the tests in tests/behind-proxy fail. */
export async function provideProxies() {
  // Debian keeps servers where not every account looks for programs.
  const directories = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const missing = PROXIES.filter((name) => !directories.some((directory) => canRun(join(directory, name))))
  if (missing.length === 0) return
  const names = missing.join(', ')
  if (!isDebianRoot()) return console.error(`Install ${names}: the tests of several nodes need them.`)
  console.log(`Installing ${names} from Debian ...`)
  const { code, output } = await installPackages(missing)
  if (code !== 0)
    console.error(
      `${names} could not be installed (${firstError(output)}): the tests of several nodes need them.`,
    )
}
