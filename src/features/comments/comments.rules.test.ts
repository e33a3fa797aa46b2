import { describe, expect, test } from 'vitest'
import { MOST_AN_HOUR } from './comment-limits.rules.ts'
import { withOneMore } from './comments.rules.ts'
import { isNewlyMentioned, unreadCount } from './unread.rules.ts'
import { windowOf } from './window.rules.ts'

const NOON = '2026-11-16T12:00:00.000Z'
const at = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000).toISOString()
const following = { mentionedAt: null, stoppedAt: null }

describe('how many comments one may make in an hour', () => {
  test('the first starts the hour, and another hour starts anew', () => {
    expect(withOneMore(undefined, NOON)).toEqual({ since: NOON, made: 1 })
    expect(withOneMore({ since: NOON, made: 5 }, at(59))).toEqual({ since: NOON, made: 6 })
    expect(withOneMore({ since: NOON, made: MOST_AN_HOUR }, at(60))).toEqual({ since: at(60), made: 1 })
  })

  test('no more than the limit', () => {
    expect(withOneMore({ since: NOON, made: MOST_AN_HOUR - 1 }, at(30))?.made).toBe(MOST_AN_HOUR)
    expect(withOneMore({ since: NOON, made: MOST_AN_HOUR }, at(30))).toBeNull()
  })
})

describe('what one has not seen', () => {
  test.each([
    ['all, if one never looked', { made: 3, commentCount: 3 }, following, undefined, 3],
    ['what came since', { made: 5, commentCount: 5 }, following, { seen: 3 }, 2],
    ['no more than there are', { made: 5, commentCount: 1 }, following, { seen: 3 }, 1],
    ['none, once all were deleted', { made: 5, commentCount: 0 }, following, undefined, 0],
    ['none, without following', { made: 5, commentCount: 5 }, undefined, undefined, 0],
    ['none, after stopping', { made: 5, commentCount: 5 }, { ...following, stoppedAt: NOON }, undefined, 0],
  ])('%s', (_what, made, follower, read, count) => expect(unreadCount(made, follower, read)).toBe(count))

  test('a mention is new until one has looked after it', () => {
    const mentioned = { mentionedAt: NOON, stoppedAt: null }
    expect(isNewlyMentioned(mentioned, undefined)).toBe(true)
    expect(isNewlyMentioned(mentioned, { readAt: at(-1) })).toBe(true)
    expect(isNewlyMentioned(mentioned, { readAt: at(1) })).toBe(false)
    expect(isNewlyMentioned(following, undefined)).toBe(false)
  })
})

describe('what a discussion shows', () => {
  const found = (made: number, ...numbers: number[]) =>
    ({ discussion: { made }, items: numbers.map((number) => ({ comment: { number } })) }) as never

  test('the latest, and how many are earlier', () => {
    const numbers = Array.from({ length: 30 }, (_, index) => index + 1)
    const { visible, earlier, isMissing } = windowOf(found(30, ...numbers), 20)
    expect([visible.length, earlier, isMissing]).toEqual([20, 10, false])
  })

  test('asks for those that are not here when they would be shown', () => {
    expect(windowOf(found(30, 29, 30), 20)).toMatchObject({ earlier: 28, isMissing: true })
    expect(windowOf(found(30), 20)).toMatchObject({ earlier: 30, isMissing: true })
    expect(windowOf(found(2, 1, 2), 20)).toMatchObject({ earlier: 0, isMissing: false })
    expect(windowOf(null, 20)).toMatchObject({ earlier: 0, isMissing: false })
  })
})
