import { delimiter, join } from 'node:path'
import { canRun, isDebianRoot } from './debian.mjs'
import { Failure } from './failure.mjs'
import { firstError, projectNode, run } from './run.mjs'

// The shell comes first: it is the same browser without a window, and the journeys take two thirds of the time in it.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/**
 * Finds an installed Chromium: the one that QUARTERDECK_CHROMIUM names, else Playwright's own, else the system's.
 * @returns {Promise<string | null>} its path
 * @throws {Failure} if QUARTERDECK_CHROMIUM names something that cannot be run
 */
export async function findChromium() {
  const chosen = process.env.QUARTERDECK_CHROMIUM
  if (chosen) {
    if (canRun(chosen)) return chosen
    throw new Failure(
      `QUARTERDECK_CHROMIUM names ${chosen}, which cannot be run: correct it or leave it empty.`,
    )
  }
  const own = await playwrightsOwn()
  if (canRun(own) && (await starts(own))) return own
  const directories = (process.env.PATH ?? '').split(delimiter)
  const paths = NAMES.flatMap((name) => directories.map((directory) => join(directory, name)))
  return [...paths, MAC].find(canRun) ?? null
}

/** Downloads Playwright's Chromium or, if it can't be reached, installs Debian's. Without either, the journeys fail. */
export async function installChromium() {
  if (await downloadChromium()) return
  if (!isDebianRoot()) {
    console.error(
      'No Chromium was found or could be downloaded: install one, or set QUARTERDECK_CHROMIUM to its path. The journeys need it.',
    )
    return
  }
  console.log('Installing Chromium from Debian; this takes about a minute ...')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  const install = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', name], { env })
  if ((await install('chromium-headless-shell')).code === 0) return
  const { code, output } = await install('chromium')
  if (code === 0) return
  console.error(
    `Chromium could not be installed (${firstError(output)}): set QUARTERDECK_CHROMIUM to the path of one.`,
  )
}

/** Resolves to whether Playwright's Chromium is installed and starts. */
async function downloadChromium() {
  console.log('Downloading Chromium; this takes about a minute ...')
  // Playwright makes five attempts, so a network that doesn't answer costs 25 s at most.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' }
  const { code } = await run(projectNode(), [PLAYWRIGHT, 'install', '--no-shell', 'chromium'], { env })
  if (code !== 0) return false
  const own = await playwrightsOwn()
  if (await starts(own)) return true
  // A minimal Debian lacks the libraries that a browser needs.
  if (!isDebianRoot()) return false
  await run(projectNode(), [PLAYWRIGHT, 'install-deps', 'chromium'])
  return starts(own)
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

/** On Linux, a downloaded browser may lack system libraries; elsewhere it includes everything it needs. */
async function starts(file) {
  return process.platform !== 'linux' || (await run(file, ['--version'])).code === 0
}
