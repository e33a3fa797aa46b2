export const THIS_MACHINE = 'the server’s own machine'
export const OVER_IPV4 = 'an IPv4 address'
export const OVER_IPV6 = 'an IPv6 address'
export const UNKNOWN_PLACE = 'an unknown address'
export const UNKNOWN_DEVICE = 'Unknown device'
export const browserOn = (browser: string, system: string): string => `${browser} on ${system}`
