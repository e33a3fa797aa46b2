export const THIS_MACHINE = 'den Server selbst'
export const OVER_IPV4 = 'eine IPv4-Adresse'
export const OVER_IPV6 = 'eine IPv6-Adresse'
export const UNKNOWN_PLACE = 'eine unbekannte Adresse'
export const UNKNOWN_DEVICE = 'Unbekanntes Gerät'
export const browserOn = (browser: string, system: string): string => `${browser} auf ${system}`
