import { useLayoutEffect, useState } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { post } from '../../../ui/post.ts'
import { type Problem, problemOf } from '../../../ui/problem.ts'
import { AccountPage, TextLink } from '../AccountPage.tsx'
import { refuse } from '../accounts.refusals.ts'
import { BACK_TO_SIGN_IN } from '../accounts.text.ts'
import { cleanAddress, fromAddress } from '../address-bar.ts'
import {
  ADDRESS_CHANGED,
  ASK_AGAIN,
  CONFIRM_NEW_ADDRESS,
  EMAIL_NOT_CHANGED,
  GO_ON,
  PRESS_TO_CHANGE,
  signInWith,
  USE_THIS_ADDRESS,
} from '../credentials.text.ts'
import type { EmailChanged } from './email-change.requests.ts'

const STALE_LINK = problemOf({ ...refuse.reason('account/stale-link'), detail: ASK_AGAIN })

/** Where the link in the mail to a new address leads. The change waits for a press, because mail programs open links by themselves. */
export function EmailChangeScreen() {
  const [code] = useState(() => fromAddress('code'))
  const [problem, setProblem] = useState<Problem | null>(code === null ? STALE_LINK : null)
  const [pending, setPending] = useState(false)
  const [changed, setChanged] = useState<string | null>(null)
  useLayoutEffect(cleanAddress, [])

  async function change() {
    setPending(true)
    setProblem(null)
    await post<EmailChanged>('/api/email-change/confirm', { code }, EMAIL_NOT_CHANGED).then(
      ({ email }) => setChanged(email),
      (error: unknown) => setProblem(problemOf(error)),
    )
    setPending(false)
  }

  if (changed !== null) {
    return (
      <AccountPage title={ADDRESS_CHANGED}>
        <div className="grid gap-4">
          <p className="[overflow-wrap:anywhere]">{signInWith(changed)}</p>
          <a href="/profile" className={buttonClass('primary')}>
            {GO_ON}
          </a>
        </div>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={CONFIRM_NEW_ADDRESS} footer={<TextLink href="/login">{BACK_TO_SIGN_IN}</TextLink>}>
      <div className="grid gap-4">
        {problem && <Alert kind="bad" title={problem.title} detail={problem.detail} />}
        {code !== null && problem?.code !== STALE_LINK.code && (
          <>
            <p>{PRESS_TO_CHANGE}</p>
            <Button variant="primary" pending={pending} onClick={change}>
              {USE_THIS_ADDRESS}
            </Button>
          </>
        )}
      </div>
    </AccountPage>
  )
}
