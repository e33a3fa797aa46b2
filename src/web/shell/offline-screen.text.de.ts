import { LOCALE } from '../../language/locale.text.ts'

export const OFFLINE = 'Sie sind offline'
export const NOT_HELD =
  'Was Sie suchen, ist nicht auf diesem Gerät: Es gehört zu einem Team, in dem Sie nicht sind, wurde vor langer Zeit erledigt oder liegt nur auf dem Server. Es wird geladen, wenn Sie wieder online sind. Was Sie bis dahin tun, bleibt erhalten und wird später gesendet.'
export const nothingHeld = (company: string): string => `Von ${company} ist noch nichts auf diesem Gerät.`
export const OPEN_IT_ONCE =
  'Öffnen Sie es einmal mit Netz; von da an geht es auch ohne. Es wird von selbst geladen, wenn Sie wieder online sind.'
export const YOU_ARE_ONLINE = 'Sie sind online'
export const ONLINE_AGAIN = 'Alles lässt sich wieder öffnen.'
const list = new Intl.ListFormat(LOCALE)
export const heldOf = (teams: readonly string[]): string =>
  teams.length === 0 ? 'Auf diesem Gerät' : `Auf diesem Gerät, von ${list.format(teams)}`
