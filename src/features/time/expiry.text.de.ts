export const EXPIRES = 'Läuft ab'
export const afterDays = (days: number): string => (days === 365 ? 'In einem Jahr' : `In ${days} Tagen`)
export const expiresOn = (day: string): string => `Läuft ab ${day}`
export const EXPIRED = 'Abgelaufen'
