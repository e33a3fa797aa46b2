import type { Keeper } from './passkeys.rules.ts'

export const PASSKEYS = 'Passkeys'
export const WHAT_THEY_ARE =
  'Anmeldung mit Fingerabdruck, Gesicht oder Gerätesperre, ohne Passwort und ohne Code.'
export const ADD_PASSKEY = 'Passkey hinzufügen'
export const NAME_YOUR_PASSKEY = 'Geben Sie einen Namen ein, z. B. den des Geräts.'
export const NAME = 'Name'
export const YOUR_PASSWORD = 'Ihr Passwort'
export const CONTINUE = 'Weiter'
export const NO_PASSKEYS = 'Sie haben noch keinen Passkey.'
export const PASSKEYS_NOT_LOADED = 'Ihre Passkeys konnten nicht geladen werden'
export const PASSKEY_NOT_ADDED = 'Passkey nicht hinzugefügt'
export const PASSKEY_ADDED = 'Passkey hinzugefügt'
export const PASSKEY_REMOVED = 'Passkey entfernt'
export const PASSKEY_NOT_REMOVED = 'Passkey nicht entfernt'
export const RENAME = 'Umbenennen'
export const renameOf = (name: string): string => `${name} umbenennen`
export const RENAME_PASSKEY = 'Passkey umbenennen'
export const SAVE = 'Speichern'
export const PASSKEY_RENAMED = 'Passkey umbenannt'
export const PASSKEY_NOT_RENAMED = 'Passkey nicht umbenannt'
export const REMOVE = 'Entfernen'
export const removeOf = (name: string): string => `${name} entfernen`
export const REMOVE_PASSKEY = 'Diesen Passkey entfernen?'
export const CANNOT_SIGN_IN = 'Danach ist damit keine Anmeldung mehr möglich.'
export const madeOn = (day: string): string => `Hinzugefügt am ${day}`
export const usedOn = (day: string | null): string =>
  day === null ? 'noch nie verwendet' : `zuletzt verwendet am ${day}`
export const NOT_SUPPORTED = 'Dieser Browser unterstützt keine Passkeys.'
export const KEPT: Record<Keeper, string> = {
  copied: 'Auf mehreren Geräten',
  phone: 'Auf einem Smartphone',
  'security key': 'Auf einem Sicherheitsschlüssel',
  device: 'Auf einem Gerät',
}
export const madeIn = (browser: string): string => `angelegt mit ${browser}`
