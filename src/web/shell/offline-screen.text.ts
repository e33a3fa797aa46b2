import { LOCALE } from '../../language/locale.text.ts'

export const OFFLINE = 'You’re offline'
export const NOT_HELD =
  'What you wanted is not on this device: it belongs to a team that you are not on, was finished long ago, or is kept on the server only. It loads when you’re back online. What you do until then is kept and sent later.'
export const nothingHeld = (company: string): string => `Nothing of ${company} is on this device yet.`
export const OPEN_IT_ONCE =
  'Open it once with a network, and from then on it opens without one. It loads by itself when you’re back online.'
export const YOU_ARE_ONLINE = 'You’re online'
export const ONLINE_AGAIN = 'Everything can be opened again.'
const list = new Intl.ListFormat(LOCALE)
/** Above the pages. */
export const heldOf = (teams: readonly string[]): string =>
  teams.length === 0 ? 'On this device' : `On this device, of ${list.format(teams)}`
