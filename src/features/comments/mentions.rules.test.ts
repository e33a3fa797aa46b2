import { describe, expect, test } from 'vitest'
import { choicesFor, mentionedIn, mentions, typedMention } from './mentions.rules.ts'

const lena = { id: 'lena', name: 'Lena Brook' }
const leo = { id: 'leo', name: 'Leo Lang' }
const otherLeo = { id: 'other', name: 'Leo Lang' }
const crew = [lena, leo, { id: 'omar', name: 'Omar' }, { id: 'omari', name: 'Omari' }]

describe('a text mentions', () => {
  test.each([
    ['@Omar please', true],
    ['(@Omar)', true],
    ['thanks @Omar, really', true],
    ['@Omari please', false],
    ['mail@Omar', false],
    ['Omar please', false],
    ['@Omari and @Omar', true],
  ])('%s', (text, expected) => expect(mentions(text, 'Omar')).toBe(expected))
})

describe('what is typed after an @', () => {
  test.each([
    ['@', 1, ''],
    ['Ask @le', 7, 'le'],
    ['Ask @Lena B', 11, 'Lena B'],
    ['mail@le', 7, null],
    ['@le\nand', 6, null],
    ['@le  and', 8, null],
    ['none', 4, null],
  ])('%j at %i', (text, caret, sought) => expect(typedMention(text, caret)?.sought ?? null).toBe(sought))

  test('finds people by any word of their name', () => {
    expect(choicesFor('l', crew).map(({ id }) => id)).toEqual(['lena', 'leo'])
    expect(choicesFor('bro', crew)).toEqual([lena])
    expect(choicesFor('ena', crew)).toEqual([])
  })

  test('offers a few of many', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ id: `${index}`, name: `Lea ${index}` }))
    expect(choicesFor('lea', many)).toHaveLength(8)
  })
})

describe('whom a text means', () => {
  test('those picked, as long as they stand in it, and names typed out', () => {
    expect(mentionedIn('@Lena Brook, and @Omar', crew, new Set(['lena', 'leo']))).toEqual(['lena', 'omar'])
  })

  test('of two with one name only whoever was picked', () => {
    const both = [leo, otherLeo]
    expect(mentionedIn('@Leo Lang', both, new Set())).toEqual([])
    expect(mentionedIn('@Leo Lang', both, new Set(['other']))).toEqual(['other'])
  })
})
