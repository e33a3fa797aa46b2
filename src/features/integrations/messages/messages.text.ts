export const TEST_MESSAGE = 'Quarterdeck sends its messages here.'
export const meetingHasEnded = (title: string): string => `*${title}* has ended.`
export const ratedOnAverage = (average: string, people: number): string =>
  `Rating: ${average} (${people} ${people === 1 ? 'person' : 'people'})`
export const NOT_RATED = 'Nobody rated it.'
export const solvedIssues = (count: number): string =>
  count === 1 ? '1 issue was solved:' : `${count} issues were solved:`
export const madeTasks = (count: number): string =>
  count === 1 ? '1 task was made:' : `${count} tasks were made:`
export const andMore = (count: number): string => `and ${count} more`
export const wentOffTrack = (metric: string, week: string): string =>
  `*${metric}* is off track in the week of ${week}.`
export const valueAndTarget = (value: string, target: string): string => `Value: ${value} · Target: ${target}`
