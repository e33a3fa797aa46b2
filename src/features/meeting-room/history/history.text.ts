export const MEETINGS = 'Meetings'
export const NO_MEETINGS = 'No meetings yet. Running and past meetings of your teams appear here.'
export const RUNNING = 'Running'
export const OPEN = 'Open'
export const NO_SUCH_MEETINGS = 'No such meetings so far.'
export const KIND = 'Kind'
export const BOTH_KINDS = 'All kinds'
export const PAGES = 'Pages'
export const NEWER = 'Newer'
export const OLDER = 'Older'
export const placesOf = (first: number, last: number, count: number): string =>
  `${first} to ${last} of ${count}`
export const resultSize = (duration: string, people: number, solved: number): string =>
  `${duration} · ${people} ${people === 1 ? 'person' : 'people'}${solved > 0 ? ` · ${solved} solved` : ''}`
