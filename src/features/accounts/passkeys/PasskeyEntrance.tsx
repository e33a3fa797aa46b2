import {
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

async function signIn(): Promise<void> {
  const path = '/api/sign-in/passkey'
  const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>(
    `${path}/begin`,
    {},
    PASSKEY_SIGN_IN_FAILED,
  )
  const credential = await startAuthentication({ optionsJSON }).catch(() => {
    throw Object.assign(new Error(CALLED_OFF), { title: PASSKEY_SIGN_IN_FAILED, detail: CALLED_OFF })
  })
  await post(path, { credential }, PASSKEY_SIGN_IN_FAILED)
}

/** The button that signs in with a passkey, in browsers that have any. */
export default function PasskeyEntrance({ onDone }: { onDone: () => void }) {
  const [pending, setPending] = useState(false)
  if (!browserSupportsWebAuthn()) return null

  async function enter() {
    setPending(true)
    try {
      await signIn()
      onDone()
    } catch (error) {
      toast.error(problemOf(error).title, problemOf(error).detail)
      setPending(false)
    }
  }

  return (
    <Button pending={pending} onClick={enter}>
      {SIGN_IN_WITH_PASSKEY}
    </Button>
  )
}
