export const SIGNED_OUT = 'Abgemeldet'
