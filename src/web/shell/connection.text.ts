export const YOU_ARE_OFFLINE = 'You are offline. Changes will sync when reconnected.'
export const BACK_ONLINE = 'Back online! Syncing data...'
export const OFFLINE_MODE = 'Offline mode'
export const CONNECTED = 'Connected'
export const slowConnection = (kind: string): string => `Slow connection (${kind})`
export const changesWaiting = (count: number): string =>
  count === 1 ? '1 change waiting' : `${count} changes waiting`
export const changesRefused = (count: number): string =>
  count === 1 ? '1 change refused' : `${count} changes refused`
