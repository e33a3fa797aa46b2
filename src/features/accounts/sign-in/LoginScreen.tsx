import { useState } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { Form } from '../../../ui/Form.tsx'
import { problemOf } from '../../../ui/problem.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { AccountPage, TextLink } from '../AccountPage.tsx'
import { fromAddress, post } from '../account-requests.ts'
import { signInInput, type SignIn } from '../accounts.requests.ts'
import { refuse } from '../accounts.refusals.ts'
import { words } from '../accounts.text.ts'
import { ResendButton } from './CheckYourMail.tsx'
import { DemoEntrance } from './DemoEntrance.tsx'
import { PasswordField } from '../passwords/PasswordField.tsx'
import { safeReturnPath } from './return-path.rules.ts'

const UNCONFIRMED = problemOf(refuse.reason('account/unconfirmed'))

export function LoginScreen() {
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)

  async function signIn(input: SignIn) {
    setUnconfirmed(null)
    try {
      await post('/api/sign-in', input, words.signInFailed)
    } catch (error) {
      if (problemOf(error).code !== UNCONFIRMED.code) throw error
      return setUnconfirmed(input.email)
    }
    // Loaded anew: the signed-in application is another bundle.
    location.assign(safeReturnPath(fromAddress('returnTo')))
  }

  return (
    <AccountPage title="Sign in" footer={<Neighbours />}>
      <Form
        schema={signInInput}
        read={(form) => ({ email: form.text('email'), password: form.raw('password') })}
        onSubmit={signIn}
      >
        {unconfirmed !== null && <Unconfirmed email={unconfirmed} />}
        <TextField
          label="E-mail"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          defaultValue={fromAddress('email') ?? ''}
          autoFocus
        />
        <PasswordField autoComplete="current-password" />
        <SubmitButton className="mt-1 w-full">Sign in</SubmitButton>
        <p className="text-center">
          <TextLink href="/forgot-password">Forgot your password?</TextLink>
        </p>
      </Form>
    </AccountPage>
  )
}

function Unconfirmed({ email }: { email: string }) {
  return (
    <div className="grid gap-3">
      <Alert kind="warn" title={UNCONFIRMED.title} detail={UNCONFIRMED.detail} />
      <ResendButton
        key={email}
        resend={() => post('/api/resend-confirmation', { email }, words.signInFailed)}
      />
    </div>
  )
}

function Neighbours() {
  return (
    <>
      <p>
        New here? <TextLink href={`/signup${location.search}`}>Create an account</TextLink>
      </p>
      <DemoEntrance />
    </>
  )
}
