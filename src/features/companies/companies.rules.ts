import type { UserSettings } from './companies.table.ts'

const SLUG_MAX = 48

/** A company's name as part of an address: lower-case Latin letters and digits, with hyphens between words. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '')
  return slug || 'company'
}

/** The first of slug, slug-2, slug-3 and so on that isn't taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let candidate = slug
  for (let number = 2; taken.has(candidate); number++) candidate = `${slug}-${number}`
  return candidate
}

/** What a person starts with in a company. */
export const newSettings = (personId: string, now: string): UserSettings => ({
  id: personId,
  voteLimit: 25,
  highlightCurrentWeek: false,
  showCurrentWeek: false,
  weekStartDay: 'monday',
  autoCreateOverdueIssues: true,
  updatedAt: now,
})

/** The settings of a person without a settings row: the initial ones, except that weeks start on Sunday. */
export const missingSettings = (personId: string): UserSettings => ({
  ...newSettings(personId, new Date(0).toISOString()),
  weekStartDay: 'sunday',
})
