export const MEETING_RATING = 'Meeting rating'
export const TASKS_DONE = 'Tasks done on time'
export const NOT_RATED = 'No meeting of the last 13 weeks was rated. Everybody rates it at its end.'
export const NOTHING_DUE = 'No task was due in the last 13 weeks.'
export const ratedIn = (meetings: number, week: string): string =>
  meetings === 1 ? `week of ${week}` : `week of ${week}, ${meetings} meetings`
export const ratedOver = (average: string, meetings: number): string =>
  meetings === 1 ? 'the first that was rated' : `${average} over ${meetings} meetings`
export const doneOfDue = (done: number, due: number, week: string): string =>
  `${done} of ${due} due in the week of ${week}`
export const underBar = (under: number, weeks: number, bar: number): string =>
  `${under} of ${weeks} ${weeks === 1 ? 'week' : 'weeks'} under the bar of ${bar}`
/** A line read aloud, oldest first. */
export const lineRead = (title: string, values: readonly string[]): string =>
  `${title}, oldest first: ${values.join(', ')}`
export const NONE = 'none'
