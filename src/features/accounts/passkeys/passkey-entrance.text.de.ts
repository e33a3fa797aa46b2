export const SIGN_IN_WITH_PASSKEY = 'Mit Passkey anmelden'
export const PASSKEY_SIGN_IN_FAILED = 'Bei der Anmeldung ist ein unerwarteter Fehler aufgetreten'
export const CALLED_OFF = 'Der Vorgang wurde abgebrochen oder hat zu lange gedauert. Versuchen Sie es erneut.'
