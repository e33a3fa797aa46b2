export const ENTER_A_CODE = 'Geben Sie den Code ein.'
export const CODE = 'Code'
export const ONE_MORE_STEP = 'Noch ein Schritt'
export const CODE_FROM_APP =
  'Sechs Ziffern aus Ihrer Authentifizierungs-App oder einer Ihrer Wiederherstellungscodes.'
export const REMEMBER_DEVICE = 'Diesem Gerät 30 Tage vertrauen'
export const ANOTHER_ACCOUNT = 'Mit anderem Konto anmelden'
export const SIGN_IN = 'Anmelden'
export const SIGN_IN_FAILED = 'Bei der Anmeldung ist ein unerwarteter Fehler aufgetreten'
