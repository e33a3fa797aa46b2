export const JOIN_AS_GUEST = 'Am Meeting teilnehmen'
export const JOIN_EXPLAINED =
  'Sie nehmen als Gast teil, ohne Konto. Alle im Meeting sehen den Namen, den Sie angeben.'
export const YOUR_NAME = 'Ihr Name'
export const JOIN = 'Teilnehmen'
export const NOT_JOINED = 'Die Teilnahme hat nicht geklappt'
export const NO_SUCH_LINK = 'Dieser Link funktioniert nicht'
export const NO_SUCH_LINK_EXPLAINED =
  'Das Meeting ist beendet, oder sein Link wurde geschlossen. Bitten Sie jemanden im Meeting um einen neuen.'
export const OPENING = 'Das Meeting wird geöffnet …'
export const NOT_OPENED = 'Das Meeting konnte nicht geöffnet werden'

export const MEETING_OVER = 'Das Meeting ist beendet'
export const MEETING_OVER_EXPLAINED = 'Danke, dass Sie da waren. Sie können diese Seite schließen.'
export const NO_LONGER_IN = 'Sie sind nicht mehr in diesem Meeting'
export const NO_LONGER_IN_EXPLAINED =
  'Die Protokollführung hat Ihren Besuch beendet. Sie können diese Seite schließen.'

export const youAreGuest = (name: string): string => `${name}, Gast`
export const CONNECTION_LOST = 'Die Verbindung ist unterbrochen. Es wird erneut versucht …'
export const NOTHING_DISCUSSED = 'Hier steht das Thema, sobald das Team eines bespricht.'
export const NOTHING_WRITTEN = 'Dazu wurde noch nichts geschrieben.'
export const SHARED_NOTES = 'Gemeinsame Notizen'
export const NO_NOTES = 'Hier steht, was das Team für alle notiert.'
export const YOUR_VOTES = 'Ihre Stimmen für dieses Thema'
export const VOTE_NOT_GIVEN = 'Stimme nicht abgegeben'
export const VOTE_NOT_TAKEN_BACK = 'Stimme nicht zurückgenommen'
export const NOT_RATED = 'Bewertung nicht gespeichert'
export const RATED = 'Danke für Ihre Bewertung. Sie können sie noch ändern.'
