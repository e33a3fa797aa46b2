const KEY = 'install-dismissed-at'

/** Whether the person has put the offer off before. */
export const wasPutOff = (): boolean => localStorage.getItem(KEY) !== null

export const putOff = (): void => localStorage.setItem(KEY, new Date().toISOString())

/** In milliseconds, after the app has opened. */
export const OFFERED_AFTER = 3_000
