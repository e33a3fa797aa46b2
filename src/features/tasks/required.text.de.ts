export const TITLE_REQUIRED = 'Geben Sie der Aufgabe einen Titel'
