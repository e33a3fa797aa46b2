export const CANCELLED_NOW = 'Ihr Abonnement ist beendet.'
export const willEndOn = (day: string): string =>
  `Ihr Abonnement endet am ${day}. Bis dahin ändert sich nichts.`
