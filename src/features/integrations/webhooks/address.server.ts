import { OutgoingError } from '../../../server/outgoing/outgoing-error.ts'
import type { Services } from '../../../server/services.ts'
import { refuse } from './hooks.refusals.ts'

/** The address as it is asked for, and the host that people know it by. Refuses one that nothing would be sent to. */
export async function usableAddress(
  { outgoing }: Pick<Services, 'outgoing'>,
  given: string,
): Promise<{ address: string; host: string }> {
  try {
    const { url } = await outgoing.check(given)
    return { address: url.href, host: url.host }
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    if (error.failure === 'private') return refuse('hook/address-private')
    if (error.failure === 'not-found') return refuse('hook/address-not-found')
    return refuse('hook/address-not-usable')
  }
}
