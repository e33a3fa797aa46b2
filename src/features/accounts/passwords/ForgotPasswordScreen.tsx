import { useState } from 'react'
import { Form } from '../../../ui/Form.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { AccountPage, TextLink } from '../AccountPage.tsx'
import { post } from '../account-requests.ts'
import { emailInput } from '../accounts.requests.ts'
import { CheckYourMail } from '../sign-in/CheckYourMail.tsx'

const ask = (email: string) => post('/api/forgot-password', { email }, 'The mail could not be sent')

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <CheckYourMail email={sentTo} ifKnown resend={() => ask(sentTo)} />
  return (
    <AccountPage title="Forgot your password?" footer={<TextLink href="/login">Back to sign in</TextLink>}>
      <Form
        schema={emailInput}
        read={(form) => ({ email: form.text('email') })}
        onSubmit={async ({ email }) => {
          await ask(email)
          setSentTo(email)
        }}
      >
        <p className="text-soft">
          Enter the address of your account. We send you a link to choose a new password.
        </p>
        <TextField
          label="E-mail"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus
        />
        <SubmitButton className="mt-1 w-full">Send the link</SubmitButton>
      </Form>
    </AccountPage>
  )
}
