import type { CAPABILITY_CATEGORIES } from './capability-categories.rules.ts'

export const CATEGORY_LABELS: Record<keyof typeof CAPABILITY_CATEGORIES, string> = {
  'Metrics & Data': 'Metrics & Data',
  'Team Management': 'Team Management',
  'Meetings & Communication': 'Meetings & Communication',
  'Planning & Strategy': 'Planning & Strategy',
  Administration: 'Administration',
  'System Access': 'System Access',
}
