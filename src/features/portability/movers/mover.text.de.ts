export const NO_FILES = 'Es ist keine CSV-Datei darin.'
export const OWN_EXPORT =
  'Das ist ein Export von Quarterdeck. Wählen Sie ihn unter „Einen Export importieren“.'
export const TOO_MANY_FILES = 'Höchstens 20 Dateien auf einmal.'
export const TOO_MANY_ROWS = 'Höchstens 20.000 Zeilen auf einmal.'
export const TOO_LARGE = 'Dateien mit zusammen höchstens 16 MB.'
export const NO_TITLE = 'Der Titel fehlt.'
export const NO_GOAL = 'Kein Ziel dieser Dateien hat diesen Titel.'
export const CALCULATED = 'Diese Kennzahl berechnet eine Formel; sie nimmt keine Werte an.'
export const notADay = (text: string): string => `„${text.slice(0, 100)}“ ist kein Datum.`
export const notANumber = (text: string, column: string): string =>
  `„${text.slice(0, 100)}“ unter „${column.slice(0, 100)}“ ist keine Zahl.`
export const notAShare = (text: string): string => `„${text.slice(0, 100)}“ ist kein Anteil von 0 bis 100 %.`
export const TARGET_COLUMN = 'Zielwert'
export const BAD_QUOTES =
  'Ein Anführungszeichen darin ist nicht geschlossen, wo seine Zelle endet; wo Zelle und Zeile enden, lässt sich nicht sagen. Auch Zeilen danach können fehlen.'
export const TOO_MANY_COLUMNS = 'Nur die ersten 400 Spalten werden gelesen.'
export const tooManyCells = (text: string): string =>
  `Sie hat mehr Zellen als die Datei Überschriften, etwa „${text.slice(0, 100)}“. Text mit Komma muss in Anführungszeichen stehen.`
export const notYet = (text: string, column: string): string =>
  `„${text.slice(0, 100)}“ bleibt weg: Die Woche „${column.slice(0, 100)}“ hat nicht begonnen. Der Rest der Zeile kommt mit.`
export const noSuchLevel = (text: string): string =>
  `„${text.slice(0, 100)}“ ist hier keine bekannte Stufe. Eingeladen wird als Mitglied.`
export const statusWas = (text: string): string => `Status: ${text}`
export const ownersWere = (text: string): string => `Zuständig: ${text}`
export const teamsWere = (text: string): string => `Teams: ${text}`
export const notAnAddress = (text: string): string => `„${text.slice(0, 100)}“ ist keine E-Mail-Adresse.`
export const twiceHere = (email: string): string => `${email} steht schon in einer Zeile davor.`
export const MOVED_TEAM = 'Umgezogen'
