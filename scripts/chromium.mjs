import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from './failure.mjs'
import { firstError, run } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The path of a Chromium: the one of QUARTERDECK_CHROMIUM, else one on the path, else null. */
export function findChromium() {
  const chosen = process.env.QUARTERDECK_CHROMIUM
  if (chosen) {
    if (canRun(chosen)) return chosen
    throw new Failure(
      `QUARTERDECK_CHROMIUM names ${chosen}, which cannot be run: correct it or leave it empty.`,
    )
  }
  const directories = (process.env.PATH ?? '').split(delimiter)
  const places = NAMES.flatMap((name) => directories.map((directory) => join(directory, name)))
  return [...places, MAC].find(canRun) ?? null
}

/** Takes Debian's package where this may be done; elsewhere says what is missing, and the journeys fail for want of it. */
export async function installChromium() {
  if (process.getuid?.() !== 0 || !canRun('/usr/bin/apt-get')) {
    console.error(
      'No Chromium was found: install one, or set QUARTERDECK_CHROMIUM to its path. The journeys need it.',
    )
    return
  }
  console.log('Installing Chromium from Debian; this takes about a minute ...')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    env,
  })
  if (code === 0) return
  console.error(
    `Chromium could not be installed (${firstError(output)}): set QUARTERDECK_CHROMIUM to the path of one.`,
  )
}

function canRun(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
