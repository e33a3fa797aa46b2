import { LOCALE } from '../../../language/locale.text.ts'

export const NOT_JSON = 'Das ist keine Zeile.'
export const NOT_A_ZIP = 'Das ist kein ZIP, oder es ist beschädigt.'
export const NO_EXPORT = 'Dieses ZIP ist kein Export von Quarterdeck.'
export const OTHER_VERSION =
  'Dieser Export stammt von einer anderen Version von Quarterdeck. Exportieren Sie noch einmal mit einer Installation, die dieselbe Version hat wie diese.'
export const TOO_MUCH_IN_IT = 'In diesem ZIP ist mehr, als ein Unternehmen fassen kann.'
export const DAMAGED = 'Diese Datei passt nicht zum Manifest: Sie wurde geändert oder ist beschädigt.'
export const LINE_TOO_LONG = 'Diese Zeile ist länger als jeder Datensatz.'
export const ID_TWICE = 'Eine Zeile davor hat dieselbe Kennung.'
export const COMPANY_ONCE = 'Es muss genau ein Unternehmen geben.'
export const NOT_WRITTEN = 'Die Datenbank hat eine Zeile abgelehnt.'
export const ENDED_TOO_OFTEN = 'Der Server endete jedes Mal, wenn er an dieser Datei arbeitete.'
export const NOT_TAKEN_BACK =
  'Die Datenbank hat es abgelehnt, Zeilen zurückzunehmen. Versuchen Sie es noch einmal.'
export const removedAndStayed = (removed: number, stayed: number): string =>
  `${removed.toLocaleString(LOCALE)} Zeilen entfernt, ${stayed.toLocaleString(LOCALE)} geblieben`
export const emailTwice = (email: string): string => `${email} steht zweimal darin.`
export const noEmail = (email: string): string => `„${email}“ ist keine E-Mail-Adresse.`
export const moreThan = (most: number): string => `Davon hat ein Unternehmen höchstens ${most}.`
export const refersToNothing = (field: string): string => `${field}: Worauf es verweist, fehlt in der Datei.`
export const unexpectedFile = (path: string): string => `${path} gehört nicht zu einem Export.`
export const missingFile = (path: string): string => `${path} fehlt.`
export const fileTwice = (path: string): string => `${path} ist zweimal darin.`
