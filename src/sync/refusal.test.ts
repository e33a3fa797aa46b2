import { expect, test } from 'vitest'
import { inWords, type RefusalTable, type Refuse, refusing, saidHere } from './refusal.ts'

const table = {
  'crate/full': { kind: 'invalid', title: 'No room', detail: 'The crate is full.' },
  'crate/heavy': ({ most }: { most: number }) => `A crate takes ${most} kg.`,
} as const satisfies RefusalTable

const german = {
  'crate/full': { title: 'Kein Platz', detail: 'Die Kiste ist voll.' },
  'crate/heavy': ({ most }: { most: number }) => `Eine Kiste trägt ${most} kg.`,
} as const satisfies RefusalTable

const refuse: Refuse<typeof table> = refusing(table)

test('a table in another language keeps its codes and kinds', () => {
  const inGerman: Refuse<typeof table> = refusing(table, german)
  expect(inGerman.reason('crate/full')).toEqual({
    kind: 'invalid',
    code: 'crate/full',
    title: 'Kein Platz',
    detail: 'Die Kiste ist voll.',
  })
  expect(inGerman.reason('crate/heavy', { most: 40 })).toMatchObject({ detail: 'Eine Kiste trägt 40 kg.' })
})

test('what another side has refused is said anew, with its values', () => {
  const told = { title: 'Not added', ...refuse.reason('crate/heavy', { most: 40 }) }
  const overTheWire = JSON.parse(JSON.stringify({ ...told, title: 'Not added' })) as typeof told
  expect(
    inWords({ ...overTheWire, title: 'Not added' }, german['crate/heavy'], 'Nicht angelegt'),
  ).toMatchObject({
    title: 'Nicht angelegt',
    detail: 'Eine Kiste trägt 40 kg.',
  })
})

test('what this side has no words for, or no values, stays as it was said', () => {
  const foreign = {
    kind: 'refused',
    code: 'yard/closed',
    title: 'Closed',
    detail: 'Come back on Monday.',
  } as const
  expect(saidHere(foreign)).toBe(foreign)
  const fromAnEarlierServer = { ...foreign, code: 'crate/heavy', detail: 'A crate takes 40 kg.' } as const
  expect(inWords(fromAnEarlierServer, german['crate/heavy'], 'Nicht angelegt')).toMatchObject({
    title: 'Nicht angelegt',
    detail: 'A crate takes 40 kg.',
  })
})
