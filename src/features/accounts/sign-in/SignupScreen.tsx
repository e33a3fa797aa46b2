import { useState } from 'react'
import { Form } from '../../../ui/Form.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { AccountPage, TextLink } from '../AccountPage.tsx'
import { fromAddress, post } from '../account-requests.ts'
import type { SignUp } from '../accounts.requests.ts'
import { words } from '../accounts.text.ts'
import { CheckYourMail } from './CheckYourMail.tsx'
import { DemoEntrance } from './DemoEntrance.tsx'
import { NewPasswordField } from '../passwords/NewPasswordField.tsx'
import { signUpForm } from '../passwords/password-forms.ts'

/** Somebody invited goes back to the invitation; the token of it is in a cookie and never here. */
const returnPath = () =>
  fromAddress('returnTo') ?? (fromAddress('invited') === '1' ? '/accept-invitation' : null)

export function SignupScreen() {
  // An invitation is bound to its address, so an invited person does not choose another.
  const [invitedEmail] = useState(() => fromAddress('email'))
  const [email, setEmail] = useState(invitedEmail ?? '')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [returnTo] = useState(returnPath)

  async function signUp(input: SignUp) {
    await post('/api/sign-up', input, words.signUpFailed)
    setSentTo(input.email)
  }

  if (sentTo !== null) {
    const again = () => post('/api/resend-confirmation', { email: sentTo }, words.signUpFailed)
    return <CheckYourMail email={sentTo} resend={again} />
  }

  return (
    <AccountPage title="Create your account" footer={<Neighbours email={invitedEmail} returnTo={returnTo} />}>
      <Form
        schema={signUpForm}
        read={(form) => ({
          fullName: form.text('fullName'),
          email: form.text('email'),
          password: form.raw('password'),
          ...(returnTo !== null && { returnTo }),
        })}
        onSubmit={signUp}
      >
        <TextField label="Full name" name="fullName" autoComplete="name" autoFocus maxLength={100} />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          readOnly={invitedEmail !== null}
          onChange={(event) => setEmail(event.target.value)}
        />
        <NewPasswordField email={email} />
        <SubmitButton className="mt-1 w-full">Create account</SubmitButton>
      </Form>
    </AccountPage>
  )
}

function Neighbours({ email, returnTo }: { email: string | null; returnTo: string | null }) {
  const query = new URLSearchParams({ ...(email && { email }), ...(returnTo && { returnTo }) })
  return (
    <>
      <p>
        You have an account? <TextLink href={query.size > 0 ? `/login?${query}` : '/login'}>Sign in</TextLink>
      </p>
      <DemoEntrance />
    </>
  )
}
