import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { useEffect, useEffectEvent, useState } from 'react'
import { requestJson } from '../../../ui/request.ts'
import type { PasskeyOffer } from './passkeys.requests.ts'

/** Shorter than a challenge counts (`account_tokens`), so that what is chosen is never late. */
const FRESH_MS = 4 * 60_000

/**
 * Lets the browser offer passkeys in the field that asks for them with `autocomplete`, while `offered`.
 * @param onChosen gets what the chosen passkey has signed
 */
export function usePasskeyOffer(
  offered: boolean,
  onChosen: (credential: AuthenticationResponseJSON) => void,
): void {
  const [round, setRound] = useState(0)
  const chosen = useEffectEvent(onChosen)
  useEffect(() => {
    if (!offered) return
    const offer = new AbortController()
    const { signal } = offer
    // A page in the background asks for nothing until somebody looks at it again.
    const renew = () => !document.hidden && setRound(round + 1)
    const timer = setTimeout(() => {
      document.addEventListener('visibilitychange', renew, { signal })
      renew()
    }, FRESH_MS)
    // Whoever has not asked for a passkey is not told that none could be offered: there is the button.
    chosenUntil(signal).then(
      (credential) => credential && chosen(credential),
      () => undefined,
    )
    return () => {
      clearTimeout(timer)
      offer.abort()
      WebAuthnAbortService.cancelCeremony()
    }
  }, [offered, round])
}

async function chosenUntil(signal: AbortSignal): Promise<AuthenticationResponseJSON | null> {
  if (!(await browserSupportsWebAuthnAutofill())) return null
  const { options } = await requestJson<PasskeyOffer>('POST', '/api/sign-in/passkey/offer', {}, signal)
  if (options === null || signal.aborted) return null
  return startAuthentication({ optionsJSON: options, useBrowserAutofill: true })
}
