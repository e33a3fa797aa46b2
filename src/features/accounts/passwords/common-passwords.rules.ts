import { COMMON_WORDS } from './common-words.rules.ts'

const KEY_ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
]
const KEY_ZIGZAGS = [
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujm',
  '!@#$%^&*()',
  '147258369',
]
const FORWARD = [...KEY_ROWS, ...KEY_ZIGZAGS, 'abcdefghijklmnopqrstuvwxyz', '0123456789']
const WALKS = [...FORWARD, ...FORWARD.map((row) => [...row].toReversed().join(''))]

const LOOK_ALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
}

/**
 * Whether a password has the shape of the most common ones: a word, name or key walk, with the same endings and look-alike
 * characters. The browser says so while one types. The server knows them by name too: listed-passwords.server.ts.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return isRepetition(lower) || isWalk(lower) || isDate(lower) || isDecoratedWord(lower)
}

/** 'aaaaaaaa', 'abcabcabc', '11223344'. */
function isRepetition(text: string): boolean {
  return /^(.{1,5}?)\1+$/u.test(text) || /^(?:(.)\1){4,}$/u.test(text)
}

/** Only runs of three or more along the keys or the alphabet: '12345678', 'qwer1234', '1q2w3e4r', 'abc123abc'. */
function isWalk(text: string): boolean {
  const reachable = [0]
  for (let end = 3; end <= text.length; end++) {
    if (reachable.some((start) => end - start >= 3 && isStep(text.slice(start, end)))) reachable.push(end)
  }
  return reachable.at(-1) === text.length
}

const isStep = (text: string) => WALKS.some((walk) => walk.includes(text))

const isDate = (text: string) => /^(?:\d{4}(?:19|20)\d\d|(?:19|20)\d{6})$/.test(text)

/**
 * A common word, even with look-alike characters: 'P@ssw0rd1!', 'summer2024'. At most two characters come before it, and at most
 * a year, a walk or four characters after it.
 */
function isDecoratedWord(text: string): boolean {
  const [, head = '', core = '', tail = ''] = /^([^a-z]*)(.*?)([^a-z]*)$/.exec(text) ?? []
  if (head.length > 2 || !isTail(tail)) return false
  return [core, core + tail, head + core, text].some(isWordOrRepeatedWord)
}

const isTail = (tail: string) =>
  tail.length <= 4 || /^\W?(?:19|20)\d\d\W?$/.test(tail) || isWalk(tail.replace(/\W$/, ''))

function isWordOrRepeatedWord(text: string): boolean {
  const word = [...text].map((sign) => LOOK_ALIKES[sign] ?? sign).join('')
  const once = /^(.{2,})\1$/.exec(word)?.[1] ?? word
  return COMMON_WORDS.has(once)
}
