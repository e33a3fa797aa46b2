export const TO_READ = 'Zu lesen'
export const byDay = (day: string): string => `bis ${day}`
export const lateSince = (day: string): string => `überfällig seit ${day}`
export const percentText = (percent: number): string => `${percent} %`
export const readShare = (percent: string): string => `${percent} gelesen`
export const READ_AND_WORK_THIS_WAY = 'Ich habe das gelesen und arbeite so.'
export const CONFIRM = 'Bestätigen'
export const CONFIRMED = 'Bestätigt'
export const youConfirmed = (version: number, day: string): string =>
  `Sie haben Version ${version} am ${day} bestätigt.`
export const cameOut = (version: number): string =>
  `Während Sie gelesen haben, ist Version ${version} erschienen. Lesen Sie, was sich geändert hat, und bestätigen Sie noch einmal.`
export const CHANGED_SINCE = {
  added: 'Neu',
  changed: 'Geändert',
} as const
export const changedSince = (version: number): string =>
  `Was anders ist als in Version ${version}, die Sie bestätigt haben, ist gekennzeichnet.`
export const REMOVED_STEPS = 'Nicht mehr dabei'

export const READERS = 'Leserkreis'
export const READERS_EXPLAINED = 'Um Bestätigung jeder Version gebeten, die danach fragt.'
export const ONLY_TEAM_READS = 'Diesen Prozess sieht nur das Team, also wird sonst niemand gebeten.'
export const asks = (count: number): string =>
  `Damit ${count === 1 ? 'wird 1 Person' : `werden ${count} Personen`} um Bestätigung gebeten.`
export const NOBODY_ASKED = 'Noch niemand wird um Bestätigung gebeten.'
export const ADD_READERS = 'Leserkreis erweitern'
export const ADD = 'Hinzufügen'
export const WHO = 'Wer'
export const READER_KIND_LABELS = {
  everyone: 'Alle',
  team: 'Ein Team',
  seat: 'Eine Stelle',
  person: 'Eine Person',
} as const
export const READER_TEAM = 'Team'
export const READER_SEAT = 'Stelle'
export const READER_PERSON = 'Person'
export const CHOOSE = 'Wählen'
export const DAYS = 'Tage zum Lesen'
export const daysFor = (name: string): string => `Tage für ${name}`
export const EVERYONE = 'Alle'
export const SOMEBODY_GONE = 'Jemand, der gegangen ist'
export const peopleCount = (count: number): string => `${count} ${count === 1 ? 'Person' : 'Personen'}`
export const removeReaderNamed = (name: string): string => `${name} entfernen`
export const READER_REMOVED = 'Aus dem Leserkreis entfernt'

export const WHO_HAS_READ = 'Wer ihn gelesen hat'
export const NAMES_OFFLINE = 'Für die Namen braucht es eine Verbindung.'
export const NAMES_NOT_LOADED = 'Die Namen konnten nicht geladen werden'
export const hasConfirmed = (version: number, day: string): string => `Version ${version}, ${day}`
export const notYet = (day: string): string => `Noch nicht, fällig ${day}`
export const isLate = (day: string): string => `Überfällig seit ${day}`
export const readOf = (confirmed: number, assigned: number): string =>
  `${confirmed} von ${assigned} haben bestätigt`
export const overdueCount = (count: number): string => `${count} überfällig`
