import { useLayoutEffect, useState } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { problemOf } from '../../../ui/problem.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { AccountPage, TextLink } from '../AccountPage.tsx'
import { cleanAddress, fromAddress, post } from '../account-requests.ts'
import { refuse } from '../accounts.refusals.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { newPasswordForm } from './password-forms.ts'

export function ResetPasswordScreen() {
  const [code] = useState(() => fromAddress('code'))
  const [done, setDone] = useState(false)
  useLayoutEffect(cleanAddress, [])

  if (done) return <Done />
  if (code === null) return <NoCode />
  return (
    <AccountPage
      title="Choose a new password"
      footer={<TextLink href="/forgot-password">Ask for a new link</TextLink>}
    >
      <Form
        schema={newPasswordForm}
        read={(form) => ({ password: form.raw('password') })}
        onSubmit={async ({ password }) => {
          await post('/api/reset-password', { code, password }, 'The password could not be changed')
          setDone(true)
        }}
      >
        <NewPasswordField label="New password" email="" />
        <SubmitButton className="mt-1 w-full">Change password</SubmitButton>
      </Form>
    </AccountPage>
  )
}

function Done() {
  return (
    <AccountPage title="Password changed">
      <p className="mb-4">You were signed out everywhere. Sign in with your new password.</p>
      <a href="/login" className={buttonClass('primary')}>
        Sign in
      </a>
    </AccountPage>
  )
}

function NoCode() {
  const { title, detail } = problemOf(refuse.reason('account/stale-link'))
  return (
    <AccountPage title="Choose a new password" footer={<TextLink href="/login">Back to sign in</TextLink>}>
      <div className="grid gap-4">
        <Alert kind="warn" title={title} detail={detail} />
        <a href="/forgot-password" className={buttonClass('primary')}>
          Ask for a new link
        </a>
      </div>
    </AccountPage>
  )
}
