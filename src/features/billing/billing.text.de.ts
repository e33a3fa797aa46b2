import type { Tier } from './billing.rules.ts'

export const BILLING_NOT_LOADED = 'Die Abrechnung konnte nicht geladen werden'
export const BILLING_IS_OFF = 'Die Abrechnung ist auf diesem Server ausgeschaltet'
export const BILLING_IS_OFF_MEANS =
  'Niemand bezahlt, und alle können alles nutzen. Der Betreiber des Servers kann die Abrechnung in dessen Einstellungen einschalten.'

export const YOUR_PLAN = 'Ihr Tarif'
export const TRIAL = 'Testzeitraum'
export const NO_PLAN = 'Kein aktives Abonnement'
export const planName = (tier: Tier | null): string =>
  tier === null || tier === 'Paid' ? 'Bezahltarif' : `Tarif ${tier}`
export const ACTIVE = 'Aktiv'
export const OVERDUE = 'Zahlung überfällig'
export const ENDING = 'Gekündigt'

export const daysLeftText = (days: number): string => (days === 1 ? 'Noch 1 Tag' : `Noch ${days} Tage`)
export const TRIAL_ENDS = 'Testzeitraum endet'
export const NEXT_BILLING = 'Nächste Abrechnung'
export const ENDS_ON = 'Endet am'
export const ENDED_ON = 'Endete am'
export const USERS = 'Aktive Personen'
export const PER_MONTH = 'Betrag pro Monat'
export const amountText = (users: number, price: string, amount: string): string =>
  `${users} × ${price} = ${amount}`
export const WHO_COUNTS =
  'Gezählt wird, wer aktiv ist und etwas ändern darf. Wer nur lesen darf, kostet nichts.'

export const CLOSED = 'Ihr Unternehmen lässt sich lesen, aber nicht ändern'
export const CLOSED_MEANS =
  'Der Testzeitraum oder das Abonnement ist abgelaufen. Gelöscht wurde nichts: Mit einem Abonnement machen alle dort weiter, wo sie aufgehört haben.'
export const OVERDUE_MEANS = (day: string): string =>
  `Ihre letzte Zahlung ist fehlgeschlagen. Prüfen Sie Ihre Zahlungsdaten; ohne Zahlung lässt sich nach ${day} alles nur noch lesen.`
export const ENDING_MEANS = (day: string): string =>
  `Ihr Abonnement endet am ${day}. Danach lässt sich alles weiterhin lesen.`

export const SUBSCRIBE = 'Abonnement abschließen'
export const subscribeTo = (tier: Tier): string => `${tier} abonnieren`
export const MANAGE = 'Zahlungsdaten und Rechnungen'
export const RESUME = 'Abonnement behalten'
export const NOT_RESUMED = 'Die Kündigung konnte nicht zurückgenommen werden'
export const RESUMED = 'Ihr Abonnement läuft weiter'
export const CANCEL = 'Abonnement kündigen'
export const CANCEL_AT_END = 'Zum Ende des Zeitraums kündigen?'
export const CANCEL_AT_END_DETAIL = (day: string): string =>
  `Bis ${day} ändert sich nichts. Danach lässt sich alles in Ihrem Unternehmen lesen, aber nicht mehr ändern.`
export const CANCEL_NOW = 'Sofort beenden'
export const CANCEL_NOW_ASK = 'Abonnement sofort beenden?'
export const CANCEL_NOW_DETAIL =
  'Ab diesem Moment lässt sich alles in Ihrem Unternehmen lesen, aber nicht mehr ändern. Bereits Bezahltes wird nicht automatisch erstattet.'
export const KEEP_IT = 'Behalten'
export const CANCELLED = 'Abonnement gekündigt'

export const USAGE = 'Personen je Monat'
export const USAGE_MEANS = 'Die höchste Zahl aktiver Personen in jedem Monat.'
export const NO_USAGE = 'Gezählt wird einmal am Tag. Die erste Zahl steht morgen hier.'
export const MONTH = 'Monat'
/** In a narrow column. */
export const usersText = (users: number): string => `${users} aktiv`

export const LOG_IN_TO_CANCEL = 'Melden Sie sich an, um das Abonnement zu kündigen'
export const NOT_CANCELLED = 'Abonnement nicht gekündigt'
export const LOG_IN_TO_MANAGE = 'Melden Sie sich an, um das Abonnement zu verwalten'
export const PORTAL_NOT_OPENED = 'Das Kundenportal konnte nicht geöffnet werden'
export const NO_PORTAL_URL = 'Vom Kundenportal kam keine Adresse'
