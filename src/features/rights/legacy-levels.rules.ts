import { type Level, LEVELS } from './levels.rules.ts'

/** Levels of earlier systems, as people and invitations are imported from them, and as each language calls them. */
const LEGACY = new Map<string, Level>(
  Object.entries({
    admin: 'director',
    owner: 'director',
    viewer: 'view-only',
    observer: 'view-only',
    managee: 'member',
    user: 'member',
    inaktiv: 'inactive',
    'nur-ansicht': 'view-only',
    mitglied: 'member',
    leitung: 'manager',
    direktion: 'director',
  }),
)

const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text)

/** The level that a name in an imported list stands for; null if nobody knows it. */
export function knownLevel(name: string): Level | null {
  const known = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  if (isLevel(known)) return known
  if (known === 'super-admin') return 'super_admin'
  return LEGACY.get(known) ?? null
}

/** As `knownLevel`; a member's, if nobody knows it. */
export const levelNamed = (name: string): Level => knownLevel(name) ?? 'member'
