import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextSpeaker } from './turns.rules.ts'

const order = (...names: string[]) =>
  names.map((name) => ({ personId: name.replace('?', ''), present: !name.endsWith('?') }))

test.each([
  ['the first one begins', order('maya', 'omar'), null, 'maya'],
  ['then the next', order('maya', 'omar'), 'maya', 'omar'],
  ['after the last nobody', order('maya', 'omar'), 'omar', null],
  ['who has left is passed over', order('maya', 'omar?', 'lena'), 'maya', 'lena'],
  ['who leaves in their turn hands it on', order('maya', 'omar?', 'lena'), 'omar', 'lena'],
  ['alone', order('maya'), 'maya', null],
  ['an empty room', [], null, null],
] as const)('%s', (_story, speakers, speakerId, expected) => {
  expect(nextSpeaker(speakers, speakerId)).toBe(expected)
})

test('everybody present speaks once', () => {
  const room = fc.uniqueArray(fc.record({ personId: fc.string({ minLength: 1 }), present: fc.boolean() }), {
    selector: ({ personId }) => personId,
    maxLength: 12,
  })
  fc.assert(
    fc.property(room, (speakers) => {
      const heard: string[] = []
      for (let next = nextSpeaker(speakers, null); next !== null; next = nextSpeaker(speakers, next))
        heard.push(next)
      expect(heard).toEqual(speakers.filter(({ present }) => present).map(({ personId }) => personId))
    }),
  )
})
