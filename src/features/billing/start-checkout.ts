import { problemOf } from '../../ui/problem.ts'
import { RequestError, requestJson } from '../../ui/request.ts'
import type { BillingAnswer, Leading } from './billing.requests.ts'
import { checkoutFailed, INVALID_CHECKOUT, LOG_IN_TO_SUBSCRIBE } from './checkout.text.ts'

/** The address at which the company is paid for, or why there is none. */
export async function startCheckout(
  companyId: string,
  tier: string | undefined,
): Promise<{ url: string } | { failure: string }> {
  try {
    const { url } = await requestJson<Leading>('POST', '/api/billing/checkout', {
      companyId,
      ...(tier !== undefined && { tier }),
    })
    const isAddress = /^https?:$/.test(URL.parse(url ?? '')?.protocol ?? '')
    return isAddress ? { url: url! } : { failure: INVALID_CHECKOUT }
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return { failure: LOG_IN_TO_SUBSCRIBE }
    const { title, detail } = problemOf(error)
    return { failure: checkoutFailed(detail ?? title) }
  }
}

const MOST_ASKS = 30
const BETWEEN_MS = 2_000

/** Whether the payment service says, within a minute, that the company has a subscription. */
export async function awaitSubscription(companyId: string, over: AbortSignal): Promise<boolean> {
  for (let asks = 0; asks < MOST_ASKS && !over.aborted; asks++) {
    const answer = await requestJson<BillingAnswer>('POST', '/api/billing/refresh', { companyId }).catch(
      () => null,
    )
    if (answer?.on && answer.subscribed) return true
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))
  }
  return false
}
