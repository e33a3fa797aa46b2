import { useState } from 'react'
import { Form } from '../../../ui/Form.tsx'
import { post } from '../../../ui/post.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { FULL_NAME_MAX } from '../account-limits.rules.ts'
import { AccountPage, TextLink } from '../AccountPage.tsx'
import { EMAIL, FULL_NAME, SIGN_IN } from '../accounts.text.ts'
import { fromAddress } from '../address-bar.ts'
import { NewPasswordField } from '../passwords/NewPasswordField.tsx'
import { signUpForm } from '../passwords/password-forms.ts'
import { CheckYourMail } from './CheckYourMail.tsx'
import { DemoEntrance } from './DemoEntrance.tsx'
import type { SignUp } from './sign-in.requests.ts'
import { CREATE_ACCOUNT, CREATE_YOUR_ACCOUNT, HAVE_AN_ACCOUNT, SIGN_UP_FAILED } from './sign-in.text.ts'

/** Somebody who was invited goes back to the invitation. Its token is in a cookie, never in the address. */
const returnPath = () =>
  fromAddress('returnTo') ?? (fromAddress('invited') === '1' ? '/accept-invitation' : null)

export function SignupScreen() {
  // An invitation is only valid for its own e-mail address, so an invited person can't choose another.
  const [invitedEmail] = useState(() => fromAddress('email'))
  const [email, setEmail] = useState(invitedEmail ?? '')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [returnTo] = useState(returnPath)

  async function signUp(input: SignUp) {
    await post('/api/sign-up', input, SIGN_UP_FAILED)
    setSentTo(input.email)
  }

  if (sentTo !== null) {
    const again = () => post('/api/resend-confirmation', { email: sentTo }, SIGN_UP_FAILED)
    return <CheckYourMail email={sentTo} resend={again} />
  }

  return (
    <AccountPage title={CREATE_YOUR_ACCOUNT} footer={<Neighbours email={invitedEmail} returnTo={returnTo} />}>
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
        <TextField
          label={FULL_NAME}
          name="fullName"
          autoComplete="name"
          autoFocus
          maxLength={FULL_NAME_MAX}
        />
        <TextField
          label={EMAIL}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          readOnly={invitedEmail !== null}
          onChange={(event) => setEmail(event.target.value)}
        />
        <NewPasswordField email={email} />
        <SubmitButton className="mt-1 w-full">{CREATE_ACCOUNT}</SubmitButton>
      </Form>
    </AccountPage>
  )
}

function Neighbours({ email, returnTo }: { email: string | null; returnTo: string | null }) {
  const query = new URLSearchParams({ ...(email && { email }), ...(returnTo && { returnTo }) })
  return (
    <>
      <p>
        {HAVE_AN_ACCOUNT} <TextLink href={query.size > 0 ? `/login?${query}` : '/login'}>{SIGN_IN}</TextLink>
      </p>
      <DemoEntrance />
    </>
  )
}
