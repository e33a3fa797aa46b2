import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const PAGES = [
  'README.md',
  'STYLE.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]
/** Where a page may start a path. */
const FROM = ['', 'src/', 'src/features/', 'docs/']
/** Files that a page tells its reader to make. */
const EXAMPLES = ['0009_headline_source.sql', 'headlines.rules.ts', 'headlines.server.ts']

const FILE = /`([\w./-]*\/[\w.-]+\.(?:tsx?|mjs|sql|md|css))`/g

test.each(PAGES)('%s names only files that are there', (page) => {
  const named = [...readFileSync(join(ROOT, page), 'utf8').matchAll(FILE)].map(([, path]) => path!)
  const missing = named.filter(
    (path) =>
      !EXAMPLES.some((example) => path.endsWith(example)) &&
      !FROM.some((folder) => existsSync(join(ROOT, folder, path))),
  )
  expect([...new Set(missing)]).toEqual([])
})
