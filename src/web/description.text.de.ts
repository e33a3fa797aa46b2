export const DESCRIPTION = 'Kennzahlen, Ziele, Meetings, Themen und Aufgaben für Unternehmen und ihre Teams.'
