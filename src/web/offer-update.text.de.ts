export const LATER = 'Später'
export const RELOADS_LATER = 'Die App wird neu geladen, sobald Sie fertig sind.'
