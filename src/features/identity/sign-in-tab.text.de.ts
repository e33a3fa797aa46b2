export const SIGN_IN_TAB = 'Anmeldung'
