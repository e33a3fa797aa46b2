import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asJson, asMarkdown, problemOf, processesIn } from './process-file.rules.ts'

const LEAVING = {
  name: 'Leaving harbour',
  summary: 'Calmly.',
  steps: [
    { title: 'Look', body: '- wind\n- tide' },
    { title: 'Let go', body: '' },
  ],
}

test('a process that was saved as Markdown is read as it was', () => {
  expect(asMarkdown(LEAVING)).toBe('# Leaving harbour\n\nCalmly.\n\n## Look\n\n- wind\n- tide\n\n## Let go\n')
  expect(processesIn(asMarkdown(LEAVING))).toEqual([LEAVING])
  const one = { ...LEAVING, steps: [{ title: 'Let go', body: '' }] }
  expect(processesIn(asMarkdown(one))).toEqual([one])
  expect(processesIn(`${asMarkdown(LEAVING)}\n${asMarkdown(one)}`)).toEqual([LEAVING, one])
})

test('whatever a process says, JSON brings it back', () => {
  const words = fc
    .array(fc.constantFrom('Let', 'go', '# no', '"', '1.', '\n', 'ö'), { maxLength: 8 })
    .map((all) => all.join(' ').trim())
  const process = fc.record({
    name: words,
    summary: words,
    steps: fc.array(fc.record({ title: words, body: words })),
  })
  fc.assert(
    fc.property(fc.array(process, { minLength: 1 }), (all) => {
      expect(processesIn(asJson(all))).toEqual(all)
    }),
  )
})

test.each(['', 'Just text', '{"processes": 3}', '{', '[]'])('%j is no such file', (text) => {
  expect(processesIn(text)).toBeNull()
})

test.each([
  [{ ...LEAVING, name: '' }, 'no-name'],
  [{ ...LEAVING, name: 'x'.repeat(101) }, 'long-name'],
  [{ ...LEAVING, summary: 'x'.repeat(501) }, 'long-summary'],
  [{ ...LEAVING, steps: Array.from({ length: 31 }, () => LEAVING.steps[0]!) }, 'many-steps'],
  [{ ...LEAVING, steps: [{ title: '', body: 'x' }] }, 'bad-step'],
  [
    { ...LEAVING, steps: Array.from({ length: 11 }, () => ({ title: 'x', body: 'x'.repeat(2_000) })) },
    'too-long',
  ],
  [LEAVING, null],
])('what is wrong with %o', (process, problem) => {
  expect(problemOf(process)).toBe(problem)
})

test('of a file of 100,000 processes the first 200 are looked at', () => {
  const many = Array.from({ length: 100_000 }, (_, nth) => ({ ...LEAVING, name: `Process ${nth}` }))
  for (const text of [asJson(many), many.map(asMarkdown).join('\n')])
    expect(processesIn(text)!.map(({ name }) => name)).toEqual(many.slice(0, 200).map(({ name }) => name))
})
