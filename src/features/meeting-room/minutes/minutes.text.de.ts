export const MINUTES_NOT_MAILED = 'Protokoll nicht gesendet'

export const SEND_TO_ME = 'An mich senden'
export const sendToAll = (count: number): string => (count === 1 ? SEND_TO_ME : `An alle ${count} senden`)
export const sendToOthers = (count: number): string => `An ${count} weitere senden`
export const SENDING = 'Unterwegs'
export const sentTo = (count: number): string => `An ${count} gesendet`

export const minutesTitle = (title: string, day: string): string => `Protokoll: ${title}, ${day}`
export const metFrom = (day: string, start: string, end: string, zone: string): string =>
  `${day}, ${start} bis ${end} (${zone})`
export const askedBy = (name: string): string =>
  `${name} hat das Protokoll an alle senden lassen, die dabei waren.`
export const SEE_THE_RESULT = 'Ergebnis ansehen'
export const WHY_THIS_MAIL =
  'Sie bekommen diese E-Mail, weil Sie im Meeting waren. Das Ergebnis in Quarterdeck hat den Rest, und seine Aufgaben auf dem neuesten Stand.'
export const dueOn = (names: string, day: string | null): string =>
  [names, ...(day === null ? [] : [`fällig am ${day}`])].filter(Boolean).join(', ')
export const andMore = (count: number): string => `und ${count} weitere`
export const RATED = 'Bewertung'
export const ratedBy = (count: number): string =>
  count === 1 ? 'von einer Person bewertet' : `von ${count} Personen bewertet`
