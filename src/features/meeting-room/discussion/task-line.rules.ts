import { addDays, type Day } from '../../time/calendar.rules.ts'
import { dayNamed } from '../../time/day-entry.rules.ts'

interface Line {
  title: string
  /** What the line itself says, if it does. */
  ownerId?: string
  dueDate?: Day
}

type Named = { id: string; name: string }

/** A task typed in one line, such as "Call the supplier @idris @fri" or "… +14": the words at its end that name a person or a day. */
export function taskLine(typed: string, { people, today }: { people: readonly Named[]; today: Day }): Line {
  const words = typed.trim().split(/\s+/)
  const line: Omit<Line, 'title'> = {}
  while (words.length > 1) {
    const last = words.at(-1)!
    const found = meaningOf(last, people, today)
    if (!found) break
    Object.assign(line, { ...found, ...line })
    words.pop()
  }
  return { title: words.join(' '), ...line }
}

function meaningOf(word: string, people: readonly Named[], today: Day): Omit<Line, 'title'> | null {
  const [, days] = /^\+(\d{1,3})$/.exec(word) ?? []
  if (days !== undefined) return { dueDate: addDays(today, Number(days)) }
  if (!/^@./.test(word)) return null
  const wanted = word.slice(1).toLowerCase()
  const matching = people.filter(({ name }) =>
    name
      .toLowerCase()
      .split(/\s+/)
      .some((part) => part.startsWith(wanted)),
  )
  if (matching.length === 1) return { ownerId: matching[0]!.id }
  const dueDate = matching.length === 0 ? dayNamed(wanted, today) : undefined
  return dueDate === undefined ? null : { dueDate }
}
