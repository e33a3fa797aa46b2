/** Whether this device can be pushed to, and whether it is; `home-screen` once the app has been put there. */
export type DeviceState = 'unsupported' | 'home-screen' | 'unavailable' | 'blocked' | 'on' | 'off'

interface Facts {
  /** Whether the browser can show what is pushed. */
  isSupported: boolean
  /** Whether it could if the app stood on the home screen. */
  isInstalledByHand: boolean
  permission: 'default' | 'denied' | 'granted'
  /** Whether the installation can push at all. */
  isAvailable: boolean
  /** Whether the server pushes to this session, and the browser takes it. */
  isOn: boolean
}

export function deviceState({
  isSupported,
  isInstalledByHand,
  permission,
  isAvailable,
  isOn,
}: Facts): DeviceState {
  if (!isAvailable) return 'unavailable'
  if (!isSupported) return isInstalledByHand ? 'home-screen' : 'unsupported'
  if (permission === 'denied') return 'blocked'
  return isOn && permission === 'granted' ? 'on' : 'off'
}
