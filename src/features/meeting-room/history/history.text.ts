export const MEETINGS = 'Meetings'
export const NO_MEETINGS = 'No meetings yet. Running and past meetings of your teams appear here.'
export const RUNNING = 'Running'
export const OPEN = 'Open'
export const SHOW_MORE = 'Show more'
export const resultSize = (duration: string, people: number): string =>
  `${duration} · ${people} ${people === 1 ? 'person' : 'people'}`
