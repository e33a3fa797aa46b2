import { delimiter, join } from 'node:path'
import { canRun } from './debian.mjs'
import { Failure } from './failure.mjs'

const NAMES = ['firefox-esr', 'firefox']
const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox'

/**
 * Finds an installed Firefox: the one that QUARTERDECK_FIREFOX names, else the system's.
 * @returns {string} its path
 * @throws {Failure} if there is none that can be run
 */
export function findFirefox() {
  const directories = (process.env.PATH ?? '').split(delimiter)
  const installed = NAMES.flatMap((name) => directories.map((directory) => join(directory, name)))
  const chosen = process.env.QUARTERDECK_FIREFOX
  const found = (chosen ? [chosen] : [...installed, MAC]).find(canRun)
  if (found) return found
  throw new Failure(
    'There is no Firefox that can be run: install one (Debian: apt-get install firefox-esr), or set QUARTERDECK_FIREFOX to its path.',
  )
}
