import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pastedPeople, peopleOfTable } from './entries.rules.ts'

const shown = (text: string) =>
  pastedPeople(text).map(({ email, fullName }) => (fullName ? `${fullName} <${email}>` : email))

test.each([
  ['an address on each line', 'a@x.example\r\nb@x.example\n\n', ['a@x.example', 'b@x.example']],
  [
    'commas and semicolons',
    'a@x.example, b@x.example; c@x.example',
    ['a@x.example', 'b@x.example', 'c@x.example'],
  ],
  ['what a mail program copies', 'Maya Lindqvist <maya@x.example>', ['Maya Lindqvist <maya@x.example>']],
  [
    'surnames first, as Outlook writes them',
    'Lindqvist, Maya <maya@x.example>; "Holm, Nora" <nora@x.example>',
    ['Maya Lindqvist <maya@x.example>', 'Nora Holm <nora@x.example>'],
  ],
  [
    'quoted names with separators',
    '"Maya; of Harbor" <maya@x.example>',
    ['Maya; of Harbor <maya@x.example>'],
  ],
  ['cells of a spreadsheet', 'Maya Lindqvist\tmaya@x.example', ['Maya Lindqvist <maya@x.example>']],
  ['addresses divided by spaces', 'a@x.example b@x.example', ['a@x.example', 'b@x.example']],
  ['links', 'mailto:a@x.example', ['a@x.example']],
  ['what is no address, to be shown as wrong', 'nobody, a@x.example', ['nobody', 'a@x.example']],
  ['a quote that nobody closes', '"Maya <a@x.example>\nb@x.example', ['Maya <a@x.example>', 'b@x.example']],
  ['a byte order mark', '\uFEFFa@x.example', ['a@x.example']],
  ['nothing', ' ;\n, ', []],
])('reads %s', (_what, text, people) => {
  expect(shown(text)).toEqual(people)
})

const word = fc.stringMatching(/^[a-z]{1,8}$/)
const person = fc.record({
  name: fc.tuple(word, word).map((words) => words.join(' ')),
  email: word.map((one) => `${one}@x.example`),
})

test('finds everybody of a list, however it is written', () => {
  const written = fc.array(
    fc.record({ person, separator: fc.constantFrom(', ', ';', '\n', '\r\n', ' ;\n'), quoted: fc.boolean() }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(written, (list) => {
      const text = list
        .map(
          ({ person: { name, email }, separator, quoted }) =>
            `${quoted ? `"${name}"` : name} <${email}>${separator}`,
        )
        .join('')
      expect(pastedPeople(text)).toEqual(
        list.map(({ person: { name, email } }) => ({ fullName: name, email })),
      )
    }),
    { numRuns: 50 },
  )
})

test('never loses an address, whatever stands around it, and never takes long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (noise) => {
      expect(pastedPeople(`${noise}\nmaya@x.example\n`).at(-1)).toEqual({
        email: 'maya@x.example',
        fullName: '',
      })
    }),
    { numRuns: 50 },
  )
  // A pattern that tries again from each quote would take minutes.
  expect(pastedPeople(`x${"'".repeat(200_000)}a@b`)).toHaveLength(1)
})

test('reads the columns of a file by their titles, or an address and a name without them', () => {
  const titled = [
    ['First name', 'Last name', 'E-Mail', 'LEVEL', 'Teams'],
    ['Maya', 'Lindqvist', ' maya@x.example ', 'Manager', 'Crew; Deck'],
    ['', '', 'nora@x.example', '', ''],
    ['short'],
  ]
  expect(peopleOfTable(titled)).toEqual([
    { email: 'maya@x.example', fullName: 'Maya Lindqvist', level: 'Manager', teams: ['Crew', 'Deck'] },
    { email: 'nora@x.example', fullName: '', level: null, teams: null },
    { email: '', fullName: 'short', level: null, teams: null },
  ])
  expect(peopleOfTable([['nora@x.example', 'Nora Holm']])).toEqual([
    { email: 'nora@x.example', fullName: 'Nora Holm', level: null, teams: null },
  ])
  expect(peopleOfTable([['Metric', 'Value']])).toBeNull()
})
