export const FILL_IN = 'Wählen Sie etwas aus.'
export const NO_ADDRESS = 'Geben Sie die Adresse ein, die gefragt werden soll.'
export const NO_PATH = 'Geben Sie ein, wo die Zahl steht, etwa $.total.'
export const NO_QUERY = 'Geben Sie eine Abfrage ein, die eine Zahl liefert.'
export const NO_TIME = 'Geben Sie eine Uhrzeit wie 09:00 ein.'
export const NO_SUCH_ZONE = 'Wählen Sie eine Zeitzone.'
export const HEADER_LINES =
  'Schreiben Sie einen Header je Zeile, etwa Authorization: Bearer abc. Manche, wie Host, lassen sich nicht setzen.'
