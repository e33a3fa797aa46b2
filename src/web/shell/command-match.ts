import { hasNearly, slipsIn } from '../../features/search/nearly.rules.ts'
import { folded } from '../../features/search/search.rules.ts'
import type { Command } from './commands.ts'

type Named = Pick<Command, 'title' | 'description'>

/** As it is typed: keyboards have no curly apostrophe, and accents are often left out. */
const plain = (text: string): string => folded(text).replaceAll('’', "'")

const wordsOf = (query: string): string[] => plain(query).split(/\s+/)

const textOf = ({ title, description }: Named): string => plain(`${title} ${description}`)

/** Whether the title or the description contains the words of a search. */
export function matches(command: Named, query: string): boolean {
  const text = textOf(command)
  return wordsOf(query).every((word) => text.includes(word))
}

/** Whether the title does but for the slips of the hand that are forgiven among the company's rows. Of the descriptions too much would. */
function nearlyMatches({ title }: Named, query: string): boolean {
  const text = plain(title)
  return wordsOf(query).every((word) => {
    const slips = slipsIn(word)
    return text.includes(word) || (slips > 0 && hasNearly(text, word, slips))
  })
}

/** The commands that fit a search, or if there are none, those that nearly do. */
export function fitting<C extends Named>(
  commands: readonly C[],
  query: string,
): { found: readonly C[]; areNear: boolean } {
  const found = commands.filter((command) => matches(command, query))
  return found.length > 0
    ? { found, areNear: false }
    : { found: commands.filter((command) => nearlyMatches(command, query)), areNear: true }
}
