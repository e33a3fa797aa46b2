import { post } from '../../../ui/post.ts'
import { requestJson } from '../../../ui/request.ts'
import { makeResource } from '../../../ui/resource.ts'
import type { PushState } from './push.requests.ts'
import { NOT_TURNED_OFF, NOT_TURNED_ON } from './push.text.ts'

/** What the server knows of this device and the person’s others. */
export const pushState = makeResource(() => requestJson<PushState>('GET', '/api/push'))

/** What the browser says. */
export interface BrowserState {
  isSupported: boolean
  permission: NotificationPermission
  isSubscribed: boolean
}

async function registrationHere(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined
  return navigator.serviceWorker.getRegistration()
}

const NOT_SUPPORTED: BrowserState = { isSupported: false, permission: 'default', isSubscribed: false }

/** One that refuses to say, as some private windows do, supports none of it. */
export async function browserState(): Promise<BrowserState> {
  try {
    const registration = await registrationHere()
    if (!registration) return NOT_SUPPORTED
    const subscription = await registration.pushManager.getSubscription()
    return { isSupported: true, permission: Notification.permission, isSubscribed: subscription !== null }
  } catch {
    return NOT_SUPPORTED
  }
}

/** Asks for permission, which the browser does on a press only, and tells the server where this device is reached. */
export async function turnOn(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return
  const registration = await registrationHere()
  if (!registration) return
  // One that was made for another installation, or with keys that are lost, can't be used.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  await post('/api/push', subscription.toJSON(), NOT_TURNED_ON)
}

export async function turnOff(): Promise<void> {
  await post('/api/push/off', {}, NOT_TURNED_OFF)
  const registration = await registrationHere()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
