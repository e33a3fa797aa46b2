import { expect, test } from 'vitest'
import { deviceState } from './this-device.rules.ts'

const READY = {
  isSupported: true,
  isInstalledByHand: false,
  permission: 'default',
  isAvailable: true,
  isOn: false,
} as const

test.each([
  ['nobody has asked yet', {}, 'off'],
  ['allowed, but turned off', { permission: 'granted' }, 'off'],
  ['allowed and on', { permission: 'granted', isOn: true }, 'on'],
  ['the permission was taken back since', { permission: 'default', isOn: true }, 'off'],
  ['blocked', { permission: 'denied' }, 'blocked'],
  ['blocked after it was on', { permission: 'denied', isOn: true }, 'blocked'],
  ['the server has no key', { isAvailable: false, permission: 'granted', isOn: true }, 'unavailable'],
  ['a browser without push', { isSupported: false }, 'unsupported'],
  ['an iPhone, in the browser', { isSupported: false, isInstalledByHand: true }, 'home-screen'],
  ['a Mac, which needs no home screen', { isInstalledByHand: true }, 'off'],
] as const)('%s', (_what, facts, state) => {
  expect(deviceState({ ...READY, ...facts })).toBe(state)
})
