import type { Command } from './commands.ts'
import { withModifier } from './platform.ts'

/** Whether the title or the description contains the words of a search. */
export function matches(
  { title, description }: Pick<Command, 'title' | 'description'>,
  query: string,
): boolean {
  const text = `${title} ${description}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** A command's keys as shown on this machine; undefined if it has none. */
export function shownKeys({ key, sequence }: Pick<Command, 'key' | 'sequence'>): string | undefined {
  return key ? withModifier(key) : shownSequence(sequence)
}

export const shownSequence = (sequence: readonly string[] | undefined): string | undefined =>
  sequence?.map((key) => key.toUpperCase()).join(' ')
