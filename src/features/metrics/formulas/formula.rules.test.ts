import { describe, expect, test } from 'vitest'
import { newId } from '../../../sync/id.ts'
import { inputIdsOf } from './formula-inputs.rules.ts'
import { refuse } from './formula.refusals.ts'
import { parseFormula } from './formula.rules.ts'

const IDS: Record<string, string> = { Leads: newId(), Deals: newId(), 'Cash ]in[': newId() }
const find = (name: string) => IDS[name] ?? refuse.reason('formula/metric-not-found', { name })

function problemOf(text: string) {
  const parsed = parseFormula(text, find)
  return 'problem' in parsed
    ? [parsed.problem.reason.detail, text.slice(parsed.problem.from, parsed.problem.to)]
    : null
}

function textOf(text: string): string {
  const parsed = parseFormula(text, find)
  return 'formula' in parsed ? parsed.formula.text : parsed.problem.reason.detail
}

describe('what is wrong with a formula, and where', () => {
  test.each([
    ['', 'Formula cannot be empty', ''],
    ['   ', 'Formula cannot be empty', ''],
    ['= [Leads] = 3', "Only one '=' is allowed", '='],
    ['=', 'No value specified after "=" operator', '='],
    ['[Leads] =', 'No value specified after "=" operator', '='],
    ['[Leads] = 3', 'Invalid operator placement', '='],
    ['[Calls] + 1', 'Metric not found: Calls', '[Calls]'],
    ['Calls', 'Metric not found: Calls', 'Calls'],
    ['[Leads] * 1.2.3', 'Invalid number: 1.2.3', '1.2.3'],
    ['[Leads] * 12abc', 'Invalid number: 12abc', '12abc'],
    ['[Leads] * 1,5', 'Invalid number: 1,5', '1,5'],
    ['[Leads] * 1e15', 'Invalid number: 1e15', '1e15'],
    ['[Leads] * 5.', 'Invalid number: 5.', '5.'],
    [`[Leads] * ${'9'.repeat(31)}`, `Invalid number: ${'9'.repeat(31)}`, '9'.repeat(31)],
    ['[Leads] [Deals]', 'Missing operator between values', '[Deals]'],
    ['[Leads] 5', 'Missing operator between values', '5'],
    ['[Leads] (2)', 'Missing operator between values', '('],
    ['* [Leads]', 'Invalid operator placement', '*'],
    ['+ [Leads]', 'Invalid operator placement', '+'],
    ['[Leads] * / 2', 'Invalid operator placement', '/'],
    ['- - [Leads]', 'Invalid operator placement', '-'],
    ['([Leads]', 'Invalid operator placement', '[Leads]'],
    ['[Leads])', 'Invalid operator placement', ')'],
    ['()', 'Invalid operator placement', ')'],
    ['[Leads] % 2', 'Invalid operator: %', '%'],
    ['[Leads] ^ 2', 'Invalid operator: ^', '^'],
    ['[Leads], [Deals]', 'Invalid operator: ,', ','],
    ['[Leads] +', 'Formula cannot end with an operator', '+'],
    ['[Leads] * -', 'Formula cannot end with an operator', '-'],
    ['1 + 2', 'Formula must contain at least one metric', '1 + 2'],
    [
      'lag([Leads])',
      'Write lag with a metric and a number of weeks from 1 to 52, such as lag([Revenue], 4).',
      'lag([Leads',
    ],
    ['lag([Leads],0)', 'Invalid number: 0', '0'],
    ['avg([Leads], 53)', 'Invalid number: 53', '53'],
    ['sum([Leads], 1.5)', 'Invalid number: 1.5', '1.5'],
    ['ytd([Leads],3)', 'Write ytd with a metric, such as ytd([Revenue]).', null],
    ['sum(3, 4)', 'Write sum with', null],
    ['avg([Leads],4', 'Write avg with', null],
    [
      Array(101).fill('[Leads]').join('+'),
      'This formula is too long: at most 200 metrics, numbers and operators.',
      '[Leads]',
    ],
    [`${'('.repeat(21)}[Leads]${')'.repeat(21)}`, 'Parentheses are nested too deeply: at most 20.', '('],
  ])('%s: %s', (text, detail, place) => {
    const [said, where] = problemOf(text)!
    expect(said).toContain(detail)
    if (place !== null) expect(where).toContain(place)
  })
})

test('a formula is stored with ids, plain operators and one space between its pieces', () => {
  const { Leads, Deals } = IDS
  expect(textOf('=([Leads]−.5)×2÷ -[Deals]')).toBe(`( [${Leads}] - 0.5 ) * 2 / - [${Deals}]`)
  expect(textOf('Leads/Deals*100')).toBe(`[${Leads}] / [${Deals}] * 100`)
  expect(textOf('LAG( [Leads] , 2 ) + avg(Deals,4) - ytd([Cash ]]in[])')).toBe(
    `lag([${Leads}],2) + avg([${Deals}],4) - ytd([${IDS['Cash ]in[']}])`,
  )
})

test('a bracket that is still open while somebody types names a metric all the same', () => {
  expect(textOf('[Leads')).toBe(`[${IDS['Leads']}]`)
})

test('a stored formula reads as itself and names its inputs once', () => {
  const stored = textOf('([Leads] - lag([Leads],1)) / [Deals]')
  const parsed = parseFormula(stored)
  expect(parsed).toMatchObject({ formula: { text: stored, inputIds: [IDS['Leads'], IDS['Deals']] } })
  expect(inputIdsOf(stored)).toEqual([IDS['Leads'], IDS['Deals']])
  expect(parseFormula('[Leads]')).toMatchObject({
    problem: { reason: { detail: 'Metric not found: Leads' } },
  })
})

test('any text is read or refused, never thrown at', () => {
  const pieces = [
    '[Leads]',
    '[',
    ']',
    '(',
    ')',
    '+',
    '-',
    '=',
    '1',
    '1.',
    ',',
    'lag',
    'ytd(',
    '%',
    '\u{1f600}',
    ' ',
    '×',
  ]
  let state = 7
  const [wrong, stored]: [string[], string[]] = [[], []]
  for (let round = 0; round < 5_000; round++) {
    const text = Array.from({ length: 1 + (round % 12) }, () => {
      state = (state * 48_271) % 2_147_483_647
      return pieces[state % pieces.length]
    }).join('')
    const parsed = parseFormula(text, find)
    const said = 'formula' in parsed ? parsed.formula.text : parsed.problem.reason.detail
    if (said === '') wrong.push(text)
    if ('formula' in parsed) stored.push(parsed.formula.text)
  }
  expect(wrong).toEqual([])
  expect(stored.length).toBeGreaterThan(10)
  for (const text of stored) expect(parseFormula(text)).toMatchObject({ formula: { text } })
})
