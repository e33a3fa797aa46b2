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
export const notANumber = (text: string): string => `„${text.slice(0, 100)}“ ist keine Zahl.`
export const notAnAddress = (text: string): string => `„${text.slice(0, 100)}“ ist keine E-Mail-Adresse.`
export const twiceHere = (email: string): string => `${email} steht schon in einer Zeile davor.`
export const MOVED_TEAM = 'Umgezogen'
