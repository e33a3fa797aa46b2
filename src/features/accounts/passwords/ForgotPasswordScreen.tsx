import { useState } from 'react'
import { Form } from '../../../ui/Form.tsx'
import { post } from '../../../ui/post.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { AccountPage, TextLink } from '../AccountPage.tsx'
import { emailInput } from '../accounts.requests.ts'
import { BACK_TO_SIGN_IN, EMAIL } from '../accounts.text.ts'
import { CheckYourMail } from '../sign-in/CheckYourMail.tsx'
import { FORGOT_PASSWORD, GET_A_LINK, LINK_NOT_SENT, SEND_LINK } from './passwords.text.ts'

const ask = (email: string) => post('/api/forgot-password', { email }, LINK_NOT_SENT)

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <CheckYourMail email={sentTo} ifKnown resend={() => ask(sentTo)} />
  return (
    <AccountPage title={FORGOT_PASSWORD} footer={<TextLink href="/login">{BACK_TO_SIGN_IN}</TextLink>}>
      <Form
        schema={emailInput}
        read={(form) => ({ email: form.text('email') })}
        onSubmit={async ({ email }) => {
          await ask(email)
          setSentTo(email)
        }}
      >
        <p className="text-soft">{GET_A_LINK}</p>
        <TextField
          label={EMAIL}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus
        />
        <SubmitButton className="mt-1 w-full">{SEND_LINK}</SubmitButton>
      </Form>
    </AccountPage>
  )
}
