import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Failure } from './failure.mjs'
import { firstError, projectNode, root, run } from './run.mjs'

const BUILD_FILES = /^((index|landing)\.html|package-lock\.json|.*\.ts)$/
const SOURCES = ['src/web', 'src/ui', 'src/sync', 'src/features', 'src/language']
const BUNDLE = join(root, 'dist/web')
const STAMP = join(BUNDLE, '.sources')
const WORTH_COMPRESSING = /\.(js|css|svg|webmanifest|json|txt)$/

/** Builds dist/web unless it was built from exactly these sources. */
export async function buildBundle() {
  const sources = hashOf([
    ...readdirSync(root)
      .filter((name) => BUILD_FILES.test(name))
      .toSorted(),
    ...SOURCES,
  ])
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.log('Building the web application ...')
  const { code, output } = await run(projectNode(), ['scripts/build.ts'])
  if (code !== 0) {
    throw new Failure(
      `The web application could not be built (${firstError(output)}): run npm run build to see more.`,
    )
  }
  await compress(BUNDLE)
  writeFileSync(STAMP, sources)
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesUnder).filter((file) => !/\.test\.tsx?$/.test(file))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .toSorted()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}

/** Writes a .br and a .gz next to each text file; the server sends these as they are. */
async function compress(directory) {
  const names = readdirSync(directory, { recursive: true }).filter((name) => WORTH_COMPRESSING.test(name))
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const work = names.map(async (name) => {
    const file = join(directory, name)
    const content = readFileSync(file)
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, brotli))
    writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  })
  await Promise.all(work)
}
