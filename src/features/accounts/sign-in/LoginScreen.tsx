import { useEffect, useState } from 'react'
import { Form } from '../../../ui/Form.tsx'
import { later } from '../../../ui/later.tsx'
import { post } from '../../../ui/post.ts'
import { problemOf } from '../../../ui/problem.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { AccountPage, TextLink } from '../AccountPage.tsx'
import { EMAIL, SIGN_IN } from '../accounts.text.ts'
import { fromAddress } from '../address-bar.ts'
import { PasswordField } from '../passwords/PasswordField.tsx'
import { FORGOT_PASSWORD } from '../passwords/passwords.text.ts'
import { forgetSession } from '../sessions/kept-session.ts'
import { saySignedOut } from '../sessions/just-signed-out.ts'
import { safeReturnPath } from './return-path.rules.ts'
import { SECOND_STEP, signInInput, type SignIn, type SignInAnswer } from './sign-in.requests.ts'
import { CREATE_AN_ACCOUNT, NEW_HERE, SIGN_IN_FAILED, WITH_YOUR_COMPANY } from './sign-in.text.ts'

const OtherEntrances = later(() => import('./OtherEntrances.tsx'))
const Unconfirmed = later(() => import('./Unconfirmed.tsx'))
const SecondStep = later(() => import('../second-factor/SecondStep.tsx'))

function goOn() {
  forgetSession()
  // A full page load, because the signed-in application is a separate bundle.
  location.assign(safeReturnPath(fromAddress('returnTo')))
}

export function LoginScreen() {
  const [waiting, setWaiting] = useState(() => location.hash === SECOND_STEP)
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  useEffect(saySignedOut, [])

  async function signIn(input: SignIn) {
    setUnconfirmed(null)
    try {
      const { secondStep } = await post<SignInAnswer>('/api/sign-in', input, SIGN_IN_FAILED)
      if (secondStep) return setWaiting(true)
    } catch (error) {
      if (problemOf(error).code !== 'account/unconfirmed') throw error
      return setUnconfirmed(input.email)
    }
    goOn()
  }

  if (waiting) return <SecondStep onDone={goOn} onBack={() => setWaiting(false)} />

  return (
    <AccountPage title={SIGN_IN} footer={<Neighbours />}>
      <Form
        schema={signInInput}
        read={(form) => ({ email: form.text('email'), password: form.raw('password') })}
        onSubmit={signIn}
      >
        {unconfirmed !== null && <Unconfirmed email={unconfirmed} />}
        <TextField
          label={EMAIL}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          defaultValue={fromAddress('email') ?? ''}
          autoFocus
        />
        <PasswordField autoComplete="current-password" />
        <SubmitButton className="mt-1 w-full">{SIGN_IN}</SubmitButton>
        <p className="text-center">
          <TextLink href="/forgot-password">{FORGOT_PASSWORD}</TextLink>
        </p>
        <p className="text-center">
          <TextLink href={`/company-sign-in${location.search}`}>{WITH_YOUR_COMPANY}</TextLink>
        </p>
      </Form>
    </AccountPage>
  )
}

function Neighbours() {
  return (
    <>
      <p>
        {NEW_HERE} <TextLink href={`/signup${location.search}`}>{CREATE_AN_ACCOUNT}</TextLink>
      </p>
      <OtherEntrances onDone={goOn} />
    </>
  )
}
