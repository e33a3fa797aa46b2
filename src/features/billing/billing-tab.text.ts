export const BILLING = 'Billing'
