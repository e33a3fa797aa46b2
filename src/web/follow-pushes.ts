import type { RouterHistory } from '@tanstack/react-router'
import { newId } from '../sync/id.ts'
import { switchCompany } from './company-switch.ts'

/** Goes where a notification on the device leads when it is pressed. Only the service worker of this page says so. */
export function followPushes({ history }: { history: RouterHistory }): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { open, companyId } = (data ?? {}) as { open?: unknown; companyId?: unknown }
    if (typeof open !== 'string' || !/^\/(?!\/)/.test(open)) return
    void lead(history, open, typeof companyId === 'string' ? companyId : null)
  })
}

async function lead(history: RouterHistory, path: string, companyId: string | null): Promise<void> {
  if (companyId !== null) await switchCompany(companyId)
  history.push(path, { visit: newId() })
}
