import { expect, test } from 'vitest'
import { stepsIn } from './pasted-steps.rules.ts'

test.each([
  ['a single line is no list', 'Call the customer', []],
  [
    'numbers begin steps, and what stands below belongs to them',
    '1. Call\n   - within a day\n   - by name\n2) Offer\n\n10. Ship',
    [
      { title: 'Call', body: '- within a day\n- by name' },
      { title: 'Offer', body: '' },
      { title: 'Ship', body: '' },
    ],
  ],
  [
    'headings come before numbers',
    '# Sales\r\n\r\nIntro\n## Call\n1. dial\n2. ask\n## Offer',
    [
      { title: 'Sales', body: 'Intro' },
      { title: 'Call', body: '1. dial\n2. ask' },
      { title: 'Offer', body: '' },
    ],
  ],
  [
    'bullets',
    '- Call\n* Offer',
    [
      { title: 'Call', body: '' },
      { title: 'Offer', body: '' },
    ],
  ],
  [
    'plain lines',
    'Call\n\nOffer',
    [
      { title: 'Call', body: '' },
      { title: 'Offer', body: '' },
    ],
  ],
  [
    'bold is no part of a title',
    '1. **Call**\n2. Offer',
    [
      { title: 'Call', body: '' },
      { title: 'Offer', body: '' },
    ],
  ],
])('%s', (_, text, steps) => {
  expect(stepsIn(text)).toEqual(steps)
})

test('a long title goes on in the text, and no more than thirty steps come of it', () => {
  const [step] = stepsIn(`1. ${'long '.repeat(40)}\n2. Short`)
  expect(step!.title.length).toBeLessThanOrEqual(120)
  expect(step!.body).toContain('long long')
  expect(stepsIn('Line\n'.repeat(80))).toHaveLength(30)
})
