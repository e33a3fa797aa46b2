/** A mention as it stands in a text. */
export const mentionOf = (name: string): string => `@${name}`

/** Whether the text mentions this name: not merely the beginning of a longer word. */
export function mentions(text: string, name: string): boolean {
  const mention = mentionOf(name)
  for (let at = text.indexOf(mention); at !== -1; at = text.indexOf(mention, at + 1))
    if (isApart(text, at, at + mention.length)) return true
  return false
}

/** Whether what stands there is a word of its own. */
export const isApart = (text: string, from: number, to: number): boolean =>
  !/[\p{L}\p{N}_@.]/u.test(text.charAt(from - 1)) && !/[\p{L}\p{N}_]/u.test(text.charAt(to))

/** What is being typed after an `@`, and where it begins; null where no mention is being typed. */
export interface TypedMention {
  from: number
  to: number
  sought: string
}

const LONGEST_SOUGHT = 40

export function typedMention(text: string, caret: number): TypedMention | null {
  const from = text.lastIndexOf('@', caret - 1)
  if (from === -1 || !isApart(text, from, from)) return null
  const sought = text.slice(from + 1, caret)
  if (sought.length > LONGEST_SOUGHT || sought.includes('\n') || /\s\s|^\s/.test(sought)) return null
  return { from, to: caret, sought }
}

export interface Named {
  id: string
  name: string
}

const MOST_CHOICES = 8

/** Those whose name, or a word of it, begins with what was typed. */
export function choicesFor(sought: string, people: readonly Named[]): Named[] {
  const wanted = sought.toLocaleLowerCase()
  const fits = ({ name }: Named) => {
    const lower = name.toLocaleLowerCase()
    return lower.startsWith(wanted) || lower.split(/\s+/).some((word) => word.startsWith(wanted))
  }
  return people.filter(fits).slice(0, MOST_CHOICES)
}

/**
 * Ids of the people whom a text mentions: those who were `picked` and still stand in it, and others whose name was typed out, if only one
 * person has it.
 */
export function mentionedIn(text: string, people: readonly Named[], picked: ReadonlySet<string>): string[] {
  const named = people.filter(({ name }) => mentions(text, name))
  const isMeant = ({ id, name }: Named) => {
    if (picked.has(id)) return true
    return named.filter((other) => other.name === name).length === 1
  }
  return named.filter(isMeant).map(({ id }) => id)
}
