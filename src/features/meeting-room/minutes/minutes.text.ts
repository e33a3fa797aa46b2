/** The title of what did not happen. */
export const MINUTES_NOT_MAILED = 'Minutes not mailed'

export const SEND_TO_ME = 'Send to me'
export const sendToAll = (count: number): string => (count === 1 ? SEND_TO_ME : `Send to all ${count}`)
export const sendToOthers = (count: number): string => `Send to ${count} more`
export const SENDING = 'On its way'
export const sentTo = (count: number): string => `Mailed to ${count}`

/** In the mail. */
export const minutesTitle = (title: string, day: string): string => `Minutes: ${title}, ${day}`
/** `zone` says by which clock: those who read a mail may sit anywhere. */
export const metFrom = (day: string, start: string, end: string, zone: string): string =>
  `${day}, ${start} to ${end} (${zone})`
export const askedBy = (name: string): string => `${name} had the minutes sent to everybody who was there.`
export const SEE_THE_RESULT = 'See the result'
export const WHY_THIS_MAIL =
  'You get this mail because you were in the meeting. The result in Quarterdeck has the rest, and its tasks as they are now.'
export const dueOn = (names: string, day: string | null): string =>
  [names, ...(day === null ? [] : [`due ${day}`])].filter(Boolean).join(', ')
export const andMore = (count: number): string => `and ${count} more`
export const RATED = 'Rating'
export const ratedBy = (count: number): string => `rated by ${count}`
