import type { Command } from './commands.ts'

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
