import type { VersionKind } from './versions.requests.ts'

export const VERSIONS = 'Versions'
export const versionsOf = (plan: string) => `Versions, ${plan}`
export const SAVE_VERSION = 'Save version'
export const VERSION_NAME = 'Name'
export const VERSION_SAVED = 'Version saved'
export const VERSIONS_NOT_LOADED = 'Versions not loaded'
export const NEEDS_CONNECTION = 'Saving and reading versions needs a connection.'
export const NO_VERSIONS = 'No version has been saved yet.'
export const KEEPS_LATEST =
  'The last 100 are kept. One is saved automatically when the plan is shared with more people and after each quarterly meeting.'

/** What a version that came by itself is called. */
export const NAME_OF: Record<Exclude<VersionKind, 'saved'>, (day: string) => string> = {
  shared: (day) => `Shared with more people, ${day}`,
  meeting: (day) => `After quarterly meeting, ${day}`,
  restored: (day) => `Before a version was restored, ${day}`,
}
export const savedBy = (moment: string, name: string) => `${moment}, ${name}`

export const COMPARE = 'Compare'
export const compareNamed = (version: string) => `Compare “${version}”`
export const RESTORE = 'Restore'
export const restoreNamed = (version: string) => `Restore “${version}”`
export const restoreAsks = (version: string) => `Restore “${version}”?`
export const RESTORE_EXPLAINED =
  'The plan says again what it said then. What it says now is saved as a version first.'
export const RESTORED = 'Version restored'
export const BACK = 'All versions'
export const EARLIER = 'Earlier'
export const LATER = 'Later'
export const NOW = 'Now'
export const NO_DIFFERENCE = 'Both say the same.'
export const partOf = (block: string, part: string) => (block === part ? block : `${block}: ${part}`)
