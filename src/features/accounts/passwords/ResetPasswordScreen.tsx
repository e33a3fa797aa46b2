import { useLayoutEffect, useState } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { post } from '../../../ui/post.ts'
import { problemOf } from '../../../ui/problem.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { AccountPage, TextLink } from '../AccountPage.tsx'
import { refuse } from '../accounts.refusals.ts'
import { BACK_TO_SIGN_IN, SIGN_IN } from '../accounts.text.ts'
import { cleanAddress, fromAddress } from '../address-bar.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { newPasswordForm } from './password-forms.ts'
import {
  ASK_FOR_LINK,
  CHANGE_PASSWORD,
  CHOOSE_PASSWORD,
  NEW_PASSWORD,
  PASSWORD_CHANGED,
  PASSWORD_NOT_CHANGED,
  SIGNED_OUT_EVERYWHERE,
} from './passwords.text.ts'

export function ResetPasswordScreen() {
  const [code] = useState(() => fromAddress('code'))
  const [done, setDone] = useState(false)
  useLayoutEffect(cleanAddress, [])

  if (done) return <Done />
  if (code === null) return <NoCode />
  return (
    <AccountPage title={CHOOSE_PASSWORD} footer={<TextLink href="/forgot-password">{ASK_FOR_LINK}</TextLink>}>
      <Form
        schema={newPasswordForm}
        read={(form) => ({ password: form.raw('password') })}
        onSubmit={async ({ password }) => {
          await post('/api/reset-password', { code, password }, PASSWORD_NOT_CHANGED)
          setDone(true)
        }}
      >
        <NewPasswordField label={NEW_PASSWORD} email="" />
        <SubmitButton className="mt-1 w-full">{CHANGE_PASSWORD}</SubmitButton>
      </Form>
    </AccountPage>
  )
}

function Done() {
  return (
    <AccountPage title={PASSWORD_CHANGED}>
      <p className="mb-4">{SIGNED_OUT_EVERYWHERE}</p>
      <a href="/login" className={buttonClass('primary')}>
        {SIGN_IN}
      </a>
    </AccountPage>
  )
}

function NoCode() {
  const { title, detail } = problemOf(refuse.reason('account/stale-link'))
  return (
    <AccountPage title={CHOOSE_PASSWORD} footer={<TextLink href="/login">{BACK_TO_SIGN_IN}</TextLink>}>
      <div className="grid gap-4">
        <Alert kind="warn" title={title} detail={detail} />
        <a href="/forgot-password" className={buttonClass('primary')}>
          {ASK_FOR_LINK}
        </a>
      </div>
    </AccountPage>
  )
}
