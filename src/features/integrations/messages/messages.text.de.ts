export const TEST_MESSAGE = 'Quarterdeck sendet seine Nachrichten hierher.'
export const meetingHasEnded = (title: string): string => `*${title}* ist beendet.`
export const ratedOnAverage = (average: string, people: number): string =>
  `Bewertung: ${average} (${people} ${people === 1 ? 'Person' : 'Personen'})`
export const NOT_RATED = 'Niemand hat bewertet.'
export const solvedIssues = (count: number): string =>
  count === 1 ? '1 Thema wurde gelöst:' : `${count} Themen wurden gelöst:`
export const madeTasks = (count: number): string =>
  count === 1 ? '1 Aufgabe wurde angelegt:' : `${count} Aufgaben wurden angelegt:`
export const andMore = (count: number): string => `und ${count} weitere`
export const wentOffTrack = (metric: string, week: string): string =>
  `*${metric}* ist in der Woche ab ${week} nicht im Plan.`
export const valueAndTarget = (value: string, target: string): string =>
  `Wert: ${value} · Zielwert: ${target}`
