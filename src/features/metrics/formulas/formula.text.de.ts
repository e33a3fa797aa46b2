export const DIVISION_BY_ZERO = 'Division durch null: Hat die Kennzahl im Nenner einen Wert?'
export const NOT_FINITE = 'Das Ergebnis ist zu groß für eine Zahl.'
export const OTHER_TEAM = 'Nutzt Zahlen eines Teams, in dem Sie nicht sind'

export const UNSEEN_METRIC = 'Kennzahl eines anderen Teams'
