export const NOT_NOTED = 'Verweis auf die Unterhaltung nicht gespeichert'
