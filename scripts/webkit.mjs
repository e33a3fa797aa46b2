import { delimiter, join } from 'node:path'
import { canRun, installPackages, isDebianRoot } from './debian.mjs'
import { Failure } from './failure.mjs'
import { firstError } from './run.mjs'

/** What drives WebKit, and the screen that it draws on; each with the package of Debian that holds it. */
const PROGRAMS = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }

/**
 * Installs Debian's where they are missing.
 * @throws {Failure} if that is not possible
 */
export async function provideWebKit() {
  const directories = (process.env.PATH ?? '').split(delimiter)
  const missing = Object.keys(PROGRAMS).filter(
    (program) => !directories.some((directory) => canRun(join(directory, program))),
  )
  if (missing.length === 0) return
  const packages = missing.map((program) => PROGRAMS[program])
  const names = packages.join(' ')
  if (!isDebianRoot())
    throw new Failure(
      `The journeys in WebKit need ${missing.join(' and ')} (Debian: apt-get install ${names}).`,
    )
  console.log(`Installing ${names} from Debian ...`)
  const { code, output } = await installPackages(packages)
  if (code !== 0) throw new Failure(`${names} could not be installed (${firstError(output)}).`)
}
