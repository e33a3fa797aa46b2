/** The title of what did not happen. */
export const ISSUES_NOT_AUTO_CREATED = 'Failed to Auto-create Issues'

/** The description of an issue that was made of a task; `due` is a day such as "Nov 3". */
export const wasDue = (due: string): string => `This task was due on ${due} and is not done.`
/** The description of an issue that was made of a metric. */
export const offTrackFor = (weeks: number): string => `Off track for ${weeks} weeks in a row.`
