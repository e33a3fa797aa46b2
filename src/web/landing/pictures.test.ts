import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as demoInGerman from '../public/onboarding-demo/onboarding-demo.text.de.ts'
import * as demo from '../public/onboarding-demo/onboarding-demo.text.ts'
import * as inGerman from './areas.text.de.ts'
import * as inEnglish from './areas.text.ts'

const namedIn = ({ AREAS }: Pick<typeof inEnglish, 'AREAS'>, { STEPS }: Pick<typeof demo, 'STEPS'>) => ({
  areas: AREAS.flatMap(({ items }) => items.map(({ picture }) => picture)),
  steps: STEPS.map(({ picture }) => picture),
})

const { areas, steps } = namedIn(inEnglish, demo)

test('what is shown of the product is in both themes, each picture is shown somewhere, and languages show the same', () => {
  const files = readdirSync(new URL('../static/pictures', import.meta.url)).filter((file) =>
    file.endsWith('.webp'),
  )
  const shown = [...new Set([...areas, ...steps])]
  expect(files.toSorted()).toEqual(
    shown.flatMap((name) => [`${name}-dark.webp`, `${name}-light.webp`]).toSorted(),
  )
  expect(namedIn(inGerman, demoInGerman)).toEqual({ areas, steps })
})

test('no two parts of an area and no two steps look the same', () => {
  expect(new Set(areas).size).toBe(areas.length)
  expect(new Set(steps).size).toBe(steps.length)
})
