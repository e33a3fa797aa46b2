import { LEVELS, type Level } from '../rights/levels.rules.ts'

/** How the address of the People screen says what is shown. */
export type PeopleSearch = {
  q?: string
  level?: string
  on?: string
  status?: string
  /** Of what stands under the tabs of later features. */
  quarter?: string
  sort?: string
  talk?: string
  rated?: string
  /** Under which what somebody came from was noted. */
  from?: string
}

export const STATUSES = ['active', 'pending', 'removed'] as const
export type Status = (typeof STATUSES)[number]

export interface PeopleFilters {
  text: string
  level: Level | null
  teamId: string | null
  /** Null shows members and those who are invited. */
  status: Status | null
}

/** What the address says; a word that means nothing counts as not said. */
export const filtersOf = ({ q = '', level, on, status }: PeopleSearch): PeopleFilters => ({
  text: q,
  level: LEVELS.find((each) => each === level) ?? null,
  teamId: on || null,
  status: STATUSES.find((each) => each === status) ?? null,
})

/** What both a member and an invitation can be found by. */
export interface Findable {
  name: string
  email: string
  level: Level
  teamIds: readonly string[]
}

/** Whether the filters leave this one in the list. Each word has to begin a word of the name, or be in the address. */
export function isFound({ text, level, teamId }: PeopleFilters, found: Findable): boolean {
  if (level !== null && found.level !== level) return false
  if (teamId !== null && !found.teamIds.includes(teamId)) return false
  const name = ` ${folded(found.name)}`
  const email = folded(found.email)
  return folded(text)
    .split(' ')
    .filter(Boolean)
    .every((word) => name.includes(` ${word}`) || email.includes(word))
}

/** Without accents, in small letters. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().replace(/\s+/g, ' ').trim()

export const isFiltered = ({ text, level, teamId, status }: PeopleFilters): boolean =>
  text.trim() !== '' || level !== null || teamId !== null || status !== null
