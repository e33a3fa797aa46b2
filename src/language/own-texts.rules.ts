import type { Language } from './languages.rules.ts'
import { NOUNS_IN } from './nouns-in.ts'
import { inOwnWords, nounPattern, type OwnWords, TERMS } from './own-words.rules.ts'

type Say = (text: string) => string

/** Kinds of things that texts are told, such as `goal`: no text of a person is so short. */
const KINDS: ReadonlySet<string> = new Set(TERMS)

/** Every text within a value that a text is made with, if it says a term. */
function saidBy(value: unknown, term: RegExp): string[] {
  if (typeof value === 'string') return value.search(term) >= 0 && !KINDS.has(value) ? [value] : []
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((part) => saidBy(part, term))
    : []
}

/** Says a text that was made with these values, and leaves them as they are in it. */
function sayAround(text: string, values: readonly string[], say: Say): string {
  const [value, ...others] = values
  if (value === undefined) return say(text)
  return text
    .split(value)
    .map((part) => sayAround(part, others, say))
    .join(value)
}

function wrapped(texts: unknown, say: Say, term: RegExp): unknown {
  if (typeof texts === 'string') return say(texts)
  if (typeof texts === 'function') {
    return (...args: unknown[]): unknown => {
      const made: unknown = (texts as (...all: unknown[]) => unknown)(...args)
      const longestFirst = saidBy(args, term).toSorted((one, other) => other.length - one.length)
      return wrapped(made, (text) => sayAround(text, longestFirst, say), term)
    }
  }
  if (Array.isArray(texts)) return texts.map((one) => wrapped(one, say, term))
  if (typeof texts !== 'object' || texts === null || texts instanceof RegExp) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, one]) => [key, wrapped(one, say, term)]))
}

/**
 * A feature's texts in a company's own words, for what the server writes: mails, messages, feeds. Screens have theirs from the build (own.ts). What a text is
 * made with, such as a title, stays as people have written it.
 * @param texts a module of texts, or some of them
 */
export function inOwnTexts<Texts extends object>(
  texts: Texts,
  language: Language,
  words: OwnWords | undefined,
): Texts {
  if (!words || Object.keys(words).length === 0) return texts
  const nouns = NOUNS_IN[language]
  return wrapped({ ...texts }, inOwnWords(nouns, words), nounPattern(nouns)) as Texts
}
