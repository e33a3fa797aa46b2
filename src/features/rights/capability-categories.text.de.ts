import type { CAPABILITY_CATEGORIES } from './capability-categories.rules.ts'

export const CATEGORY_LABELS: Record<keyof typeof CAPABILITY_CATEGORIES, string> = {
  'Metrics & Data': 'Kennzahlen und Daten',
  'Team Management': 'Teams',
  'Meetings & Communication': 'Meetings und Austausch',
  'Planning & Strategy': 'Planung und Strategie',
  Administration: 'Verwaltung',
  'System Access': 'Zugang zum System',
}
