/** What somebody may be on the whole installation, besides a person in companies. */
export const ROLES = ['super_admin', 'super_admin_assistant'] as const

export type Role = (typeof ROLES)[number]
