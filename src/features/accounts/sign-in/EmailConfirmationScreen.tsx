import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { post } from '../../../ui/post.ts'
import { type Problem, problemOf } from '../../../ui/problem.ts'
import { requestJson } from '../../../ui/request.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { AccountPage, TextLink } from '../AccountPage.tsx'
import { refuse } from '../accounts.refusals.ts'
import { emailInput } from '../accounts.requests.ts'
import type { CurrentSession } from '../sessions/sessions.requests.ts'
import { BACK_TO_SIGN_IN, EMAIL } from '../accounts.text.ts'
import { cleanAddress, fromAddress } from '../address-bar.ts'
import { forgetSession } from '../sessions/kept-session.ts'
import { CheckYourMail } from './CheckYourMail.tsx'
import { safeReturnPath } from './return-path.rules.ts'
import { SECOND_STEP, type SignInAnswer } from './sign-in.requests.ts'
import {
  CONFIRM_YOUR_ADDRESS,
  CONFIRMING,
  MAYBE_CONFIRMED,
  ONE_MOMENT,
  SEND_NEW_LINK,
  SIGN_UP_FAILED,
  TRY_AGAIN,
} from './sign-in.text.ts'

const STALE_LINK = problemOf(refuse.reason('account/stale-link'))

/** Where somebody goes who has just been let in. Which company they belong to can't be asked for without a network; then the dashboard finds out. */
const firstPath = (): Promise<string> =>
  requestJson<CurrentSession>('GET', '/api/session').then(
    ({ companies }) => (companies.length > 0 ? '/dashboard' : '/onboarding?confirmed=yes'),
    () => '/dashboard',
  )

/** Exchanges the code of the mailed link for a session and goes on. If the link no longer works, the person can ask for a new one. */
export function EmailConfirmationScreen() {
  const [link] = useState(() => ({ code: fromAddress('code'), returnTo: fromAddress('returnTo') }))
  const [problem, setProblem] = useState<Problem | null>(link.code === null ? STALE_LINK : null)
  const asked = useRef(false)

  async function confirm() {
    setProblem(null)
    try {
      const answer = await post<SignInAnswer>('/api/confirm-email', { code: link.code }, SIGN_UP_FAILED)
      if (answer.secondStep) return location.replace(`/login${SECOND_STEP}`)
      forgetSession()
      location.replace(safeReturnPath(link.returnTo, await firstPath()))
    } catch (error) {
      setProblem(problemOf(error))
    }
  }

  useLayoutEffect(cleanAddress, [])
  useEffect(() => {
    // A code works once: an effect that runs twice must not use it twice.
    if (asked.current || link.code === null) return
    asked.current = true
    void confirm()
  })

  if (problem === null) {
    return (
      <AccountPage title={CONFIRMING}>
        <p role="status" className="text-soft">
          {ONE_MOMENT}
        </p>
      </AccountPage>
    )
  }
  return problem.code === STALE_LINK.code || link.code === null ? (
    <AskAgain />
  ) : (
    <TryAgain problem={problem} retry={confirm} />
  )
}

function TryAgain({ problem, retry }: { problem: Problem; retry: () => Promise<void> }) {
  return (
    <AccountPage title={CONFIRM_YOUR_ADDRESS}>
      <div className="grid gap-4">
        <Alert kind="bad" title={problem.title} detail={problem.detail} />
        <Button variant="primary" onClick={retry}>
          {TRY_AGAIN}
        </Button>
      </div>
    </AccountPage>
  )
}

function AskAgain() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const ask = (email: string) => post('/api/resend-confirmation', { email }, SIGN_UP_FAILED)
  if (sentTo !== null) return <CheckYourMail email={sentTo} ifKnown resend={() => ask(sentTo)} />
  return (
    <AccountPage title={CONFIRM_YOUR_ADDRESS} footer={<TextLink href="/login">{BACK_TO_SIGN_IN}</TextLink>}>
      <Form
        schema={emailInput}
        read={(form) => ({ email: form.text('email') })}
        onSubmit={async ({ email }) => {
          await ask(email)
          setSentTo(email)
        }}
      >
        <Alert kind="warn" title={STALE_LINK.title} detail={MAYBE_CONFIRMED} />
        <TextField label={EMAIL} name="email" type="email" inputMode="email" autoComplete="username" />
        <SubmitButton className="mt-1 w-full">{SEND_NEW_LINK}</SubmitButton>
      </Form>
    </AccountPage>
  )
}
