/** In place of a list of what can be brought back. */
export const NOTHING_TO_RESTORE = 'Nothing was archived or removed in the last 30 days.'
export const RESTORE = 'Restore'
export const restoreNamed = (name: string): string => `Restore ${name}`
