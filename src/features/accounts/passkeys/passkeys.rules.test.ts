import { expect, test } from 'vitest'
import { type Keeper, keeperOf } from './passkeys.rules.ts'

const KEEPERS: [transports: string[], isCopied: boolean, keeper: Keeper][] = [
  [['internal'], false, 'device'],
  [['internal', 'hybrid'], true, 'copied'],
  [['hybrid'], false, 'phone'],
  [['usb', 'nfc'], false, 'security key'],
  [[], false, 'device'],
  [['unheard-of'], false, 'device'],
]

test.each(KEEPERS)('reached by %j, copied: %s, a passkey is kept by: %s', (transports, isCopied, keeper) => {
  expect(keeperOf({ transports, isCopied })).toBe(keeper)
})
