import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { post } from '../../../ui/post.ts'
import { problemOf } from '../../../ui/problem.ts'
import { toast } from '../../../ui/toast.ts'
import { CALLED_OFF, PASSKEY_SIGN_IN_FAILED, SIGN_IN_WITH_PASSKEY } from './passkey-entrance.text.ts'
import { usePasskeyOffer } from './use-passkey-offer.ts'

const PATH = '/api/sign-in/passkey'

async function askedFor(): Promise<AuthenticationResponseJSON> {
  const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>(
    `${PATH}/begin`,
    {},
    PASSKEY_SIGN_IN_FAILED,
  )
  return startAuthentication({ optionsJSON }).catch(() => {
    throw Object.assign(new Error(CALLED_OFF), { title: PASSKEY_SIGN_IN_FAILED, detail: CALLED_OFF })
  })
}

/** The button that signs in with a passkey, in browsers that have any. They also offer it in the field of the address. */
export default function PasskeyEntrance({ onDone }: { onDone: () => void }) {
  const [pending, setPending] = useState(false)
  usePasskeyOffer(!pending, (credential) => void enter(async () => credential))
  if (!browserSupportsWebAuthn()) return null

  async function enter(signed: () => Promise<AuthenticationResponseJSON>) {
    setPending(true)
    try {
      await post(PATH, { credential: await signed() }, PASSKEY_SIGN_IN_FAILED)
      onDone()
    } catch (error) {
      toast.error(problemOf(error).title, problemOf(error).detail)
      setPending(false)
    }
  }

  return (
    <Button pending={pending} onClick={() => enter(askedFor)}>
      {SIGN_IN_WITH_PASSKEY}
    </Button>
  )
}
