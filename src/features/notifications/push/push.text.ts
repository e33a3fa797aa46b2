import type { DeviceState } from './this-device.rules.ts'

export const ON_THIS_DEVICE = 'On this device'
export const NOT_TURNED_ON = 'Push was not turned on'
export const NOT_TURNED_OFF = 'Push was not turned off'
export const DEVICE_NOT_KNOWN = 'Whether push is on could not be loaded'

export const DEVICE_WORDS: Record<DeviceState, string> = {
  unsupported: 'This browser can’t show notifications while Quarterdeck is closed.',
  'home-screen':
    'Put Quarterdeck on the home screen first: tap the share button, select “Add to Home Screen”, and open it from there.',
  unavailable: 'Push is not available: whoever runs this installation has to set SECRET_KEY first.',
  blocked:
    'Your browser blocks notifications of this page. Allow them where it shows what this page may do, beside the address, and come back.',
  on: 'You are told on this device, also while Quarterdeck is closed. Signing out ends it.',
  off: 'Be told on this device, also while Quarterdeck is closed. Your browser asks whether you allow it.',
}
