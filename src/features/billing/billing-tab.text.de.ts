export const BILLING = 'Abrechnung'
