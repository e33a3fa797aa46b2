export { FILE_NAME } from './second-factor.text.ts'

export const ONE_TIME_CODES = 'Einmalcodes'
export const WHAT_THEY_ARE =
  'Ein zweiter Schritt bei der Anmeldung: ein Code aus einer Authentifizierungs-App auf Ihrem Smartphone.'
export const NOT_LOADED = 'Der Stand Ihrer Einmalcodes konnte nicht geladen werden'
export const ON = 'Ein'
export const OFF = 'Aus'
export const onSince = (day: string): string => `Seit ${day}.`
export const codesLeft = (left: number, all: number): string =>
  left === 1
    ? `1 von ${all} Wiederherstellungscodes ist übrig.`
    : `${left} von ${all} Wiederherstellungscodes sind übrig.`
export const NO_CODES_LEFT =
  'Es ist kein Wiederherstellungscode mehr übrig. Erstellen Sie neue, sonst sind Sie ausgesperrt, wenn Sie Ihr Smartphone verlieren.'
export const devicesRemembered = (count: number): string =>
  count === 1
    ? 'Ein vertrautes Gerät fragt nicht nach einem Code.'
    : `${count} vertraute Geräte fragen nicht nach einem Code.`

export const SET_UP = 'Einrichten'
export const SET_UP_CODES = 'Einmalcodes einrichten'
export const TURN_OFF = 'Ausschalten'
export const TURN_OFF_CODES = 'Einmalcodes ausschalten'
export const TURNED_OFF = 'Einmalcodes sind ausgeschaltet'
export const AFTER_TURNING_OFF =
  'Für die Anmeldung genügt dann Ihr Passwort. Vertraute Geräte werden entfernt.'
export const NEW_CODES = 'Neue Wiederherstellungscodes'
export const ENDS_EARLIER_CODES = 'Ihre bisherigen Wiederherstellungscodes werden ungültig.'
export const MAKE_NEW_CODES = 'Neue Codes erstellen'
export const FORGET_DEVICES = 'Vertraute Geräte entfernen'
export const DEVICES_FORGOTTEN = 'Jedes Gerät fragt wieder nach einem Code'
export const NOT_DONE = 'Änderung nicht gespeichert'

export const PASSWORD_AGAIN = 'Ihr Passwort'
export const CONTINUE = 'Weiter'
export const SCAN =
  'Scannen Sie dies mit einer Authentifizierungs-App, oder tippen Sie den geheimen Schlüssel dort ein. Geben Sie dann den angezeigten Code ein.'
export const QR_CODE = 'Der geheime Schlüssel als QR-Code'
export const SECRET = 'Geheimer Schlüssel'
export const CODE_IN_APP = 'Code in der App'
export const CODE_OR_RECOVERY = 'Code oder Wiederherstellungscode'
export const TURN_ON = 'Einschalten'

export const YOUR_RECOVERY_CODES = 'Ihre Wiederherstellungscodes'
export const KEEP_THEM =
  'Mit jedem kommen Sie einmal hinein, wenn Sie Ihr Smartphone verlieren. Sie werden nur jetzt angezeigt: Bewahren Sie sie getrennt vom Smartphone auf.'
export const COPY_CODES = 'Kopieren'
export const CODES_COPIED = 'In die Zwischenablage kopiert'
export const COPY_BY_HAND = 'Kopieren Sie sie von Hand: Dieser Browser erlaubt es nicht'
export const DOWNLOAD = 'Herunterladen'
export const CODES_KEPT = 'Ich habe sie gesichert'
