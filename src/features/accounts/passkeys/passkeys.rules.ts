/** How many passkeys one account has at most. */
export const PASSKEYS_AT_MOST = 20

/** What keeps a passkey: a program that copies it to several devices, a phone, a key that is plugged in, or one device alone. */
export type Keeper = 'copied' | 'phone' | 'security key' | 'device'

/** @param transports how its keeper said that browsers reach it */
export function keeperOf({
  isCopied,
  transports,
}: {
  isCopied: boolean
  transports: readonly string[]
}): Keeper {
  if (isCopied) return 'copied'
  if (transports.includes('internal')) return 'device'
  if (transports.includes('hybrid')) return 'phone'
  return ['usb', 'nfc', 'ble', 'smart-card'].some((each) => transports.includes(each))
    ? 'security key'
    : 'device'
}
