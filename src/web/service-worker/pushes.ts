import type { PushState } from '../../features/notifications/push/push.requests.ts'

declare const self: ServiceWorkerGlobalScope

/** Where a notification leads; the company if its person has several. */
interface Target {
  path: string
  companyId?: string
}

/** What the server has pushed (push-message.server.ts). */
interface Pushed extends Target {
  id: string
  title: string
  body: string
}

const ICON = '/icon-192.png'
/** Pages on which nobody listens. */
const PUBLIC = ['/', '/home2', '/home3', '/home4', '/login']

/** Shows what is pushed, and leads there when it is pressed. */
export function showPushes(): void {
  self.addEventListener('push', (event) => {
    const pushed = event.data?.json() as Pushed | undefined
    if (pushed) event.waitUntil(show(pushed))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event.notification.data as Target))
  })
  self.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(subscribeAnew())
  })
}

/** One that comes twice takes the place of the first. */
const show = ({ id, title, body, path, companyId }: Pushed): Promise<void> =>
  self.registration.showNotification(title, {
    body,
    tag: id,
    icon: ICON,
    badge: ICON,
    data: { path, ...(companyId !== undefined && { companyId }) } satisfies Target,
  })

/** Leads an open window there, without loading it again: somebody may be writing in it. */
async function open({ path, companyId }: Target): Promise<void> {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const listening = windows.filter((one) => !PUBLIC.includes(new URL(one.url).pathname))
  const window = listening.find(({ focused }) => focused) ?? listening[0]
  if (window) {
    window.postMessage({ open: `${url.pathname}${url.search}`, companyId })
    await window.focus()
    return
  }
  if (companyId !== undefined) await send('/api/companies/switch', { companyId }).catch(() => undefined)
  await self.clients.openWindow(url)
}

/** The browser or its push service has given up the subscription. If the device is still meant to be on, it takes another one. */
async function subscribeAnew(): Promise<void> {
  const answer = await fetch('/api/push')
  if (!answer.ok) return
  const { publicKey, isOn } = (await answer.json()) as PushState
  if (publicKey === null || !isOn) return
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  await send('/api/push', subscription.toJSON())
}

const send = (path: string, body: object): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
