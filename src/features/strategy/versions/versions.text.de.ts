import type { VersionKind } from './versions.requests.ts'

export const VERSIONS = 'Versionen'
export const versionsOf = (plan: string) => `Versionen, ${plan}`
export const SAVE_VERSION = 'Version speichern'
export const VERSION_NAME = 'Name'
export const VERSION_SAVED = 'Version gespeichert'
export const VERSIONS_NOT_LOADED = 'Versionen nicht geladen'
export const NEEDS_CONNECTION = 'Versionen zu speichern und zu lesen braucht eine Verbindung.'
export const NO_VERSIONS = 'Es wurde noch keine Version gespeichert.'
export const KEEPS_LATEST =
  'Die letzten 100 bleiben. Von selbst wird eine gespeichert, wenn der Plan mit mehr Menschen geteilt wird und nach einem Quartalsmeeting.'

export const NAME_OF: Record<Exclude<VersionKind, 'saved'>, (day: string) => string> = {
  shared: (day) => `Als mit mehr Menschen geteilt wurde, ${day}`,
  meeting: (day) => `Nach dem Quartalsmeeting, ${day}`,
  restored: (day) => `Bevor eine Version wiederhergestellt wurde, ${day}`,
}
export const savedBy = (moment: string, name: string) => `${moment}, ${name}`

export const COMPARE = 'Vergleichen'
export const compareNamed = (version: string) => `„${version}“ vergleichen`
export const RESTORE = 'Wiederherstellen'
export const restoreNamed = (version: string) => `„${version}“ wiederherstellen`
export const restoreAsks = (version: string) => `„${version}“ wiederherstellen?`
export const RESTORE_EXPLAINED =
  'Der Plan sagt wieder, was er damals gesagt hat. Was er jetzt sagt, wird zuerst als Version gespeichert.'
export const RESTORED = 'Version wiederhergestellt'
export const BACK = 'Alle Versionen'
export const EARLIER = 'Früher'
export const LATER = 'Später'
export const NOW = 'Jetzt'
export const NO_DIFFERENCE = 'Beide sagen dasselbe.'
export const partOf = (block: string, part: string) => (block === part ? block : `${block}: ${part}`)
