export const TITLE_REQUIRED = 'Geben Sie der Schlagzeile einen Titel'
