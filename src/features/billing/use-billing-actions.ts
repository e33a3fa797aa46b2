import { useState } from 'react'
import { problemOf } from '../../ui/problem.ts'
import { RequestError, requestJson } from '../../ui/request.ts'
import { toast } from '../../ui/toast.ts'
import type { Cancelled, Leading } from './billing.requests.ts'
import {
  CANCELLED,
  LOG_IN_TO_CANCEL,
  LOG_IN_TO_MANAGE,
  NO_PORTAL_URL,
  NOT_CANCELLED,
  NOT_RESUMED,
  PORTAL_NOT_OPENED,
  RESUMED,
} from './billing.text.ts'

const isSignedOut = (error: unknown): boolean => error instanceof RequestError && error.status === 401

/** What directors do about their subscription. What fails is said, and what has changed is shown. */
export function useBillingActions(companyId: string, onChanged: () => Promise<void>) {
  const [pending, setPending] = useState<'portal' | 'resume' | null>(null)

  async function openPortal(): Promise<void> {
    // Browsers let a page open a tab only while they handle the click, so it is opened before its address is known.
    const tab = window.open('', '_blank')
    setPending('portal')
    try {
      const { url } = await requestJson<Leading>('POST', '/api/billing/portal', { companyId })
      if (!url) throw new Error(NO_PORTAL_URL)
      if (!tab) return location.assign(url)
      tab.opener = null
      tab.location.replace(url)
    } catch (error) {
      tab?.close()
      if (isSignedOut(error)) toast.error(LOG_IN_TO_MANAGE)
      else if (error instanceof Error && error.message === NO_PORTAL_URL) toast.error(NO_PORTAL_URL)
      else toast.error(PORTAL_NOT_OPENED, problemOf(error).detail)
    } finally {
      setPending(null)
    }
  }

  async function cancel(cancelImmediately: boolean): Promise<void> {
    try {
      const { message } = await requestJson<Cancelled>('POST', '/api/billing/cancel', {
        companyId,
        cancelImmediately,
      })
      toast.success(CANCELLED, message)
    } catch (error) {
      if (isSignedOut(error)) toast.error(LOG_IN_TO_CANCEL)
      else toast.error(NOT_CANCELLED, problemOf(error).detail)
    }
    await onChanged()
  }

  async function resume(): Promise<void> {
    setPending('resume')
    try {
      await requestJson('POST', '/api/billing/resume', { companyId })
      toast.success(RESUMED)
    } catch (error) {
      toast.error(NOT_RESUMED, problemOf(error).detail)
    }
    await onChanged()
    setPending(null)
  }

  return { pending, openPortal, cancel, resume }
}
