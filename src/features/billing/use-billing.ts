import { useCallback, useEffect, useState } from 'react'
import { requestJson } from '../../ui/request.ts'
import type { BillingAnswer } from './billing.requests.ts'

const EVERY = 10_000

/** What the company pays, asked again every 10 s; null before the first answer. A later failure leaves what was known. */
export function useBilling(companyId: string): {
  billing: BillingAnswer | 'failed' | null
  load: () => Promise<void>
} {
  const [billing, setBilling] = useState<BillingAnswer | 'failed' | null>(null)
  const load = useCallback(
    () =>
      requestJson<BillingAnswer>('GET', `/api/billing/${companyId}`).then(setBilling, () =>
        setBilling((known) => known ?? 'failed'),
      ),
    [companyId],
  )
  useEffect(() => {
    void load()
    const timer = setInterval(() => void load(), EVERY)
    return () => clearInterval(timer)
  }, [load])
  return { billing, load }
}
