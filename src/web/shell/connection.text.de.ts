export const YOU_ARE_OFFLINE = 'Sie sind offline. Änderungen werden gesendet, sobald Sie wieder online sind.'
export const BACK_ONLINE = 'Wieder online! Daten werden abgeglichen …'
export const OFFLINE_MODE = 'Offline'
export const CONNECTED = 'Verbunden'
export const slowConnection = (kind: string): string => `Langsame Verbindung (${kind})`
export const changesWaiting = (count: number): string =>
  count === 1 ? '1 wartende Änderung' : `${count} wartende Änderungen`
export const changesRefused = (count: number): string =>
  count === 1 ? '1 Änderung abgelehnt' : `${count} Änderungen abgelehnt`
