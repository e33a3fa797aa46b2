import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { firstError, root, run } from './run.mjs'

/** Installs what package-lock.json lists, unless exactly that is installed. */
export async function installDependencies() {
  if (isInstalled()) return
  console.log('Installing dependencies; this takes about a minute ...')
  const npm = process.env.npm_execpath
  const { code, output } = npm
    ? await run(process.execPath, [npm, 'ci'])
    : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci'])
  if (code === 0) return
  throw new Failure(
    `The dependencies could not be installed (${firstError(output)}): run npm ci to see more.`,
  )
}

/** npm writes node_modules/.package-lock.json last, so an interrupted installation doesn't count. */
function isInstalled() {
  const installedLock = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installedLock)) return false
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(installedLock)
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true
    return installed[path] === undefined ? optional === true : installed[path].version === version
  })
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch (error) {
    throw new Failure(`${file} cannot be read (${error.message}): restore it from the repository.`)
  }
}
