/** Who is connected. */
export const CONNECTIONS = 'Connections'
export const NODE = 'Node'
export const STARTED = 'Running since'
export const LINES = 'Open lines'
export const PEOPLE_THERE = 'People'
export const COMPANIES_OPEN = 'Companies'
/** Two nodes may run on one machine. */
export const nodeName = (host: string, id: string): string => `${host} (${id.slice(0, 4)})`

/** Who did not get in. */
export const FAILED_SIGN_INS = 'Failed sign-ins'
export const NONE_FAILED = 'None in the last 30 days.'
export const FAILED_EXPLAINED =
  'Wrong passwords, codes and passkeys, and attempts beyond the limit. Only the beginning of a network address is kept, for 30 days.'
export const BY_DAY = 'Failed sign-ins by day'
export const LATEST = 'Latest failed sign-ins'
export const DAY = 'Day'
export const ATTEMPTS = 'Attempts'
export const NETWORK = 'Network'
export const UNKNOWN_NETWORK = 'Unknown'
export const LAST_AT = 'Last attempt'
