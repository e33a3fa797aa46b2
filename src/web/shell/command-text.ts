import type { Command } from './commands.ts'
import { withModifier } from './platform.ts'

/** Whether the words of a search stand in the title or the description. */
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

/** How a command's keys are written on this machine; undefined when it has none. */
export function shownKeys({ key, sequence }: Pick<Command, 'key' | 'sequence'>): string | undefined {
  return key ? withModifier(key) : shownSequence(sequence)
}

export const shownSequence = (sequence: readonly string[] | undefined): string | undefined =>
  sequence?.map((key) => key.toUpperCase()).join(' ')
