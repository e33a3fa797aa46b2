/** What somebody is asked to read. */
export const TO_READ = 'To read'
export const byDay = (day: string): string => `by ${day}`
export const lateSince = (day: string): string => `late since ${day}`
export const percentText = (percent: number): string => `${percent}%`
/** Beside the share of readers who have confirmed. */
export const readShare = (percent: string): string => `${percent} read`
export const READ_AND_WORK_THIS_WAY = 'I have read this and will work this way.'
export const CONFIRM = 'Confirm'
export const CONFIRMED = 'Reading confirmed'
export const youConfirmed = (version: number, day: string): string =>
  `You confirmed version ${version} on ${day}.`
export const cameOut = (version: number): string =>
  `Version ${version} came out while you were reading. Read what changed and confirm again.`
export const CHANGED_SINCE = {
  added: 'New',
  changed: 'Changed',
} as const
export const changedSince = (version: number): string =>
  `What is different from version ${version}, which you confirmed, is marked.`
export const REMOVED_STEPS = 'No longer there'

/** Who is asked. */
export const READERS = 'Readers'
export const READERS_EXPLAINED = 'They are asked to confirm each version that asks for it.'
export const ONLY_TEAM_READS = 'Only members of the team see this process, so nobody else is asked.'
export const asks = (count: number): string =>
  `This asks ${count} ${count === 1 ? 'person' : 'people'} to confirm.`
export const NOBODY_ASKED = 'Nobody is asked to confirm it yet.'
export const ADD_READERS = 'Add readers'
export const ADD = 'Add'
export const WHO = 'Who'
export const READER_KIND_LABELS = {
  everyone: 'Everyone',
  team: 'A team',
  seat: 'A seat',
  person: 'A person',
} as const
export const READER_TEAM = 'Team'
export const READER_SEAT = 'Seat'
export const READER_PERSON = 'Person'
export const CHOOSE = 'Choose'
export const DAYS = 'Days to read it'
export const daysFor = (name: string): string => `Days for ${name}`
export const EVERYONE = 'Everyone'
export const SOMEBODY_GONE = 'Somebody who has left'
export const peopleCount = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`
export const removeReaderNamed = (name: string): string => `Remove ${name}`
export const READER_REMOVED = 'Reader removed'

/** Who has confirmed. */
export const WHO_HAS_READ = 'Who has read it'
export const NAMES_OFFLINE = 'The names need a connection.'
export const NAMES_NOT_LOADED = 'The names could not be loaded'
export const hasConfirmed = (version: number, day: string): string => `Version ${version}, ${day}`
export const notYet = (day: string): string => `Not yet, due ${day}`
export const isLate = (day: string): string => `Late, was due ${day}`
export const readOf = (confirmed: number, assigned: number): string =>
  `${confirmed} of ${assigned} have confirmed`
export const overdueCount = (count: number): string => `${count} late`
