/** Somebody on a list of people to invite, as the list says it. */
export interface Entry {
  /** The place in the list, from 1. */
  line: number
  email: string
  fullName: string
  /** The name of a level; null to take the one chosen for all. */
  level: string | null
  /** Names of teams; null to take those chosen for all. */
  teams: string[] | null
}

/** The most people on one list. */
export const MOST_ENTRIES = 500

type Person = Pick<Entry, 'email' | 'fullName'>

/**
 * The people on a pasted list: addresses with or without names, on lines of their own or separated by commas and semicolons, as
 * mail programs and spreadsheets write them.
 */
export const pastedPeople = (text: string): Person[] =>
  pieces(text.replace(/^\uFEFF/, '')).flatMap((piece) => peopleIn(piece))

/** Divides at line ends and semicolons, and at commas behind an address; none of these in quotes or angle brackets. */
function pieces(text: string): string[] {
  const found: string[] = []
  let piece = ''
  let quoted = false
  for (const letter of text) {
    // A quote that nobody closes must not swallow the rest of the list.
    if (letter === '\n' || letter === '\r') quoted = false
    else if (letter === '"') quoted = !quoted
    const ends =
      letter === '\n' ||
      letter === '\r' ||
      (!quoted && (letter === ';' || (letter === ',' && piece.includes('@'))))
    if (ends) found.push(piece)
    piece = ends ? '' : piece + letter
  }
  return [...found, piece].map((each) => each.trim()).filter(Boolean)
}

function peopleIn(piece: string): Person[] {
  const bracketed = /^(.*?)<([^<>]*)>$/s.exec(piece)
  if (bracketed) return [{ email: plainAddress(bracketed[2]!), fullName: nameIn(bracketed[1]!) }]
  return piece.split(',').flatMap((part): Person[] => {
    const words = part.trim().split(/\s+/)
    const addresses = words.filter((word) => word.includes('@'))
    if (addresses.length > 1) return addresses.map((word) => ({ email: plainAddress(word), fullName: '' }))
    const [address] = addresses
    if (address === undefined) return part.trim() ? [{ email: plainAddress(part), fullName: '' }] : []
    const name = words.filter((word) => word !== address).join(' ')
    return [{ email: plainAddress(address), fullName: nameIn(name) }]
  })
}

/** Longer than any address or name, so that a huge cell takes no time; what is cut is refused for its length all the same. */
const MOST_LETTERS = 300

const plainAddress = (text: string): string =>
  text
    .trim()
    .slice(0, MOST_LETTERS)
    .replace(/^["'(]+|["')]+$/g, '')
    .replace(/^mailto:/i, '')

/** `"Lindqvist, Maya"` is Maya Lindqvist. */
function nameIn(text: string): string {
  const name = text
    .trim()
    .slice(0, MOST_LETTERS)
    .replace(/^["']+|["']+$/g, '')
    .trim()
  const [last, first, ...more] = name.split(',').map((part) => part.trim())
  return first && more.length === 0 ? `${first} ${last}` : name
}

type Column = 'email' | 'name' | 'first' | 'last' | 'level' | 'teams'

const TITLES: Record<Column, readonly string[]> = {
  email: [
    'email',
    'e-mail',
    'email address',
    'e-mail address',
    'mail',
    'work email',
    'address',
    'e-mail-adresse',
  ],
  name: ['name', 'full name', 'fullname', 'display name', 'person'],
  first: ['first', 'first name', 'firstname', 'given name', 'vorname'],
  last: ['last', 'last name', 'lastname', 'surname', 'family name', 'nachname'],
  level: ['level', 'permission level', 'permission', 'role', 'access', 'stufe', 'berechtigungsstufe'],
  teams: ['teams', 'team', 'groups', 'group'],
}

/** The people of a table such as a CSV file has, with or without titles; null if no column has addresses. */
export function peopleOfTable(table: readonly (readonly string[])[]): Omit<Entry, 'line'>[] | null {
  const [titles = [], ...rest] = table
  const places = placesOf(titles)
  const rows = places.email === undefined ? table : rest
  const email = places.email ?? titles.findIndex((cell) => cell.includes('@'))
  if (email < 0) return null
  // Without titles, what stands beside the address is the name.
  const name = places.email === undefined ? titles.findIndex((_, place) => place !== email) : places.name
  return rows.map((row) => {
    const cell = (place: number | undefined): string => (row[place ?? -1] ?? '').trim()
    const teams = cell(places.teams)
      .split(/[;|]/)
      .map((team) => team.trim())
      .filter(Boolean)
    return {
      email: plainAddress(cell(email)),
      fullName: nameIn(cell(name)) || `${cell(places.first)} ${cell(places.last)}`.trim(),
      level: cell(places.level) || null,
      teams: teams.length > 0 ? teams : null,
    }
  })
}

function placesOf(titles: readonly string[]): Partial<Record<Column, number>> {
  const words = titles.map((title) => title.trim().toLowerCase().replaceAll('_', ' '))
  const columns = Object.keys(TITLES) as Column[]
  return Object.fromEntries(
    columns.flatMap((column) => {
      const place = words.findIndex((word) => TITLES[column].includes(word))
      return place < 0 ? [] : [[column, place]]
    }),
  )
}
