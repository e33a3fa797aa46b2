import type { Proposed } from './thought-partner.requests.ts'

/** What was proposed, with where it came from below whatever it says. */
export function withOrigin({ of, fields }: Proposed, origin: string): Proposed {
  const below = (said: string | null) => (said ? `${said}\n\n${origin}` : origin)
  switch (of) {
    case 'task':
      return { of, fields: { ...fields, description: below(fields.description) } }
    case 'issue':
      return { of, fields: { ...fields, description: below(fields.description) } }
    case 'headline':
      return { of, fields: { ...fields, content: below(fields.content) } }
    case 'goal':
      return { of, fields: { ...fields, description: below(fields.description) } }
  }
}
