export const UNKNOWN_USER = 'Unbekannte Person'
