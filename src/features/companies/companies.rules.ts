import type { UserSettings } from './companies.table.ts'

/** What a person starts with in a company. */
export const newSettings = (personId: string, now: string): UserSettings => ({
  id: personId,
  voteLimit: 25,
  highlightCurrentWeek: false,
  showCurrentWeek: false,
  weekStartDay: 'monday',
  weekOrder: 'newest_first',
  autoCreateOverdueIssues: true,
  invertOrgChartColors: false,
  themePreference: null,
  updatedAt: now,
})

/** The settings of a person without a settings row: the initial ones, except that weeks start on Sunday. */
export const missingSettings = (personId: string): UserSettings => ({
  ...newSettings(personId, new Date(0).toISOString()),
  weekStartDay: 'sunday',
})
