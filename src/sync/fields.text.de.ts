export const DAMAGED =
  'Dieser Link oder Eintrag ist beschädigt. Laden Sie die Seite neu, und versuchen Sie es noch einmal.'
export const tooLong = (most: number): string => `Das ist zu lang: höchstens ${most} Zeichen.`
export const enterWhole = (min: number, max: number): string =>
  `Geben Sie eine ganze Zahl von ${min} bis ${max} ein.`
export const ENTER_A_NUMBER = 'Geben Sie eine Zahl ein.'
export const ENTER_A_DATE = 'Geben Sie ein Datum ein.'
