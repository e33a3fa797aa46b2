import type { Keeper } from './passkeys.rules.ts'

export const PASSKEYS = 'Passkeys'
export const WHAT_THEY_ARE =
  'Sign in with your fingerprint, face or the lock of your device, without a password or a code.'
export const ADD_PASSKEY = 'Add a passkey'
export const NAME_YOUR_PASSKEY = 'Enter a name, such as that of the device.'
export const NAME = 'Name'
export const YOUR_PASSWORD = 'Your password'
export const CONTINUE = 'Continue'
export const NO_PASSKEYS = 'You have no passkey yet.'
export const PASSKEYS_NOT_LOADED = 'Your passkeys could not be loaded'
export const PASSKEY_NOT_ADDED = 'The passkey could not be added'
export const PASSKEY_ADDED = 'Passkey added'
export const PASSKEY_REMOVED = 'Passkey removed'
export const PASSKEY_NOT_REMOVED = 'The passkey could not be removed'
export const RENAME = 'Rename'
export const renameOf = (name: string): string => `Rename ${name}`
export const RENAME_PASSKEY = 'Rename this passkey'
export const SAVE = 'Save'
export const PASSKEY_RENAMED = 'Passkey renamed'
export const PASSKEY_NOT_RENAMED = 'The passkey could not be renamed'
export const REMOVE = 'Remove'
export const removeOf = (name: string): string => `Remove ${name}`
export const REMOVE_PASSKEY = 'Remove this passkey?'
export const CANNOT_SIGN_IN = 'It can no longer be used to sign in.'
export const madeOn = (day: string): string => `Added ${day}`
export const usedOn = (day: string | null): string => (day === null ? 'never used' : `last used ${day}`)
export const NOT_SUPPORTED = 'This browser has no passkeys.'
export const KEPT: Record<Keeper, string> = {
  copied: 'Copied between devices',
  phone: 'On a phone',
  'security key': 'On a security key',
  device: 'On one device',
}
export const madeIn = (browser: string): string => `made in ${browser}`
