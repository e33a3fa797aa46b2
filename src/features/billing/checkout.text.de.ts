export const SETTING_UP = 'Abonnement wird eingerichtet …'
export const LOG_IN_TO_SUBSCRIBE = 'Melden Sie sich an, um ein Abonnement abzuschließen'
export const COMPANY_FIRST = 'Wählen Sie zuerst ein Unternehmen'
export const checkoutFailed = (detail: string): string => `Der Bezahlvorgang wurde nicht begonnen: ${detail}`
export const INVALID_CHECKOUT = 'Ungültige Antwort des Zahlungsdienstes'
export const TO_BILLING = 'Zurück zur Abrechnung'
export const TRY_AGAIN = 'Erneut versuchen'
export const CONFIRMING = 'Ihre Zahlung wird bestätigt'
export const CONFIRMING_LONG =
  'Das dauert länger als üblich. Sie können diese Seite schließen: Ihr Abonnement beginnt, sobald die Zahlung bestätigt ist.'
