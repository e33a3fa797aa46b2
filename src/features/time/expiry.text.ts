// Of tokens, which count until a day.
export const EXPIRES = 'Expires'
export const afterDays = (days: number): string => (days === 365 ? 'In a year' : `In ${days} days`)
export const expiresOn = (day: string): string => `Expires ${day}`
export const EXPIRED = 'Expired'
