import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../src')
const GALLERY = 'ui/gallery/'

const screens = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }))

/** The components that the files directly in src/ui export. */
const parts = screens
  .filter(({ path }) => /^ui\/[^/]+$/.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:function|const|class) ([A-Z]\w*)/gm)].map(([, name]) => ({
      path,
      name: name!,
    })),
  )

const shows = (text: string, name: string): boolean => new RegExp(`<${name}\\b`).test(text)

test('src/ui exports parts, so that the tests below have something to look for', () => {
  expect(parts.length).toBeGreaterThan(35)
})

test('the gallery shows every part', () => {
  const gallery = screens.filter(({ path }) => path.startsWith(GALLERY))
  const missing = parts
    .filter(({ name }) => !gallery.some(({ text }) => shows(text, name)))
    .map(({ path, name }) => `src/${path}: show ${name} in a file of src/${GALLERY}, in each of its states`)
  expect(missing).toEqual([])
})

// To knip, the gallery uses every part.
test('every part is used outside the gallery', () => {
  const unused = parts
    .filter(
      ({ path: own, name }) =>
        !screens.some(({ path, text }) => path !== own && !path.startsWith(GALLERY) && shows(text, name)),
    )
    .map(({ path, name }) => `src/${path}: nothing uses ${name}`)
  expect(unused).toEqual([])
})
