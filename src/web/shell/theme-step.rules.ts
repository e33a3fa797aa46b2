import type { Theme } from '../../features/companies/choices.rules.ts'

/** The theme of this browser, and the one kept with the settings; null if none has been chosen yet. */
export interface Themes {
  readonly theme: Theme
  readonly kept: Theme | null
}

/**
 * What follows from a change: to show what was chosen elsewhere, or to keep what was chosen here. At the start what is kept counts,
 * because it is the latest choice that anybody knows of.
 */
export function themeStep(
  before: Themes | null,
  { theme, kept }: Themes,
): { show?: Theme; keep?: Theme } | null {
  if (theme === kept) return null
  if (before === null || kept !== before.kept) return kept === null ? null : { show: kept }
  return theme === before.theme ? null : { keep: theme }
}
