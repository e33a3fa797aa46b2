import fc from 'fast-check'
import { expect, test } from 'vitest'
import { THEMES } from '../../features/companies/choices.rules.ts'
import { themeStep } from './theme-step.rules.ts'

test.each([
  ['the page opens where another theme is kept', null, { theme: 'light', kept: 'dark' }, { show: 'dark' }],
  ['the page opens and nobody has chosen yet', null, { theme: 'light', kept: null }, null],
  ['chosen here', { theme: 'light', kept: null }, { theme: 'dark', kept: null }, { keep: 'dark' }],
  ['chosen elsewhere', { theme: 'light', kept: 'light' }, { theme: 'light', kept: 'dark' }, { show: 'dark' }],
  [
    'refused: what was kept comes back',
    { theme: 'dark', kept: 'dark' },
    { theme: 'dark', kept: 'light' },
    { show: 'light' },
  ],
  ['nothing has changed', { theme: 'dark', kept: 'light' }, { theme: 'dark', kept: 'light' }, null],
] as const)('%s', (_story, before, now, step) => expect(themeStep(before, now)).toEqual(step))

const theme = fc.constantFrom(...THEMES)
const themes = fc.record({ theme, kept: fc.option(theme) })

test('after a step the browser and what is kept agree, so that no step calls for another', () => {
  fc.assert(
    fc.property(fc.option(themes), themes, (before, now) => {
      const step = themeStep(before, now)
      if (!step) return
      const after = { theme: step.show ?? now.theme, kept: step.keep ?? now.kept }
      expect(after.theme).toBe(after.kept)
      expect(themeStep(now, after)).toBeNull()
    }),
  )
})
