/** Titles of refusals. */
export const COMMENT_NOT_ADDED = 'Kommentar nicht hinzugefügt'
export const COMMENT_NOT_EDITED = 'Kommentar nicht geändert'
export const COMMENT_NOT_DELETED = 'Kommentar nicht gelöscht'
export const COMMENT_NOT_RESTORED = 'Kommentar nicht wiederhergestellt'
export const NOT_FOLLOWED = 'Folgen nicht geändert'

/** A discussion. */
export const DISCUSSION = 'Diskussion'
export const FOLLOW = 'Folgen'
export const FOLLOWING = 'Folge ich'
export const STOP_FOLLOWING = 'Nicht mehr folgen'
export const FOLLOWED_BY_NOBODY = 'Dieser Diskussion folgt niemand.'
export const followedBy = (names: string): string => `Dieser Diskussion folgen: ${names}`
export const NO_COMMENTS = 'Noch keine Kommentare.'
export const ONLY_TO_READ = 'Sie können diese Diskussion lesen. Kommentieren kann nur, wer daran arbeitet.'
export const showEarlier = (count: number): string =>
  count === 1 ? '1 früheren Kommentar anzeigen' : `${count} frühere Kommentare anzeigen`
export const EARLIER_ONCE_ONLINE = 'Frühere Kommentare erscheinen, sobald Sie online sind.'
export const EARLIER_ON_THE_WAY = 'Frühere Kommentare werden geladen …'

/** A comment. */
export const momentOf = (day: string, time: string): string => `${day}, ${time}`
export const EDITED = 'bearbeitet'
export const SEE_VERSIONS = 'Frühere Fassungen zeigen'
export const EARLIER_VERSIONS = 'Frühere Fassungen'
export const until = (moment: string): string => `Bis ${moment}`
export const NO_VERSIONS_HERE = 'Frühere Fassungen erscheinen, sobald Sie online sind.'
export const deletedBy = (name: string): string => `Gelöscht von ${name}`
export const RESTORE = 'Wiederherstellen'
export const EDIT = 'Bearbeiten'
export const DELETE = 'Löschen'
export const actionsFor = (author: string): string => `Aktionen für den Kommentar von ${author}`
export const COMMENT_DELETED = 'Kommentar gelöscht'

/** Writing one. */
export const ADD_COMMENT = 'Kommentar schreiben'
export const COMMENT_HINT = 'Kommentar schreiben, mit @ Personen erwähnen'
export const EDIT_COMMENT = 'Kommentar bearbeiten'
export const SEND = 'Senden'
export const SAVE = 'Speichern'
export const CANCEL = 'Abbrechen'
export const PEOPLE_TO_MENTION = 'Personen zum Erwähnen'
