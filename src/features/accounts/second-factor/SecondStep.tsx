import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Form } from '../../../ui/Form.tsx'
import { post } from '../../../ui/post.ts'
import { problemOf } from '../../../ui/problem.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { AccountPage } from '../AccountPage.tsx'
import { refuse } from '../accounts.refusals.ts'
import { secondStepInput, type SecondStepInput } from './second-factor.requests.ts'
import {
  ANOTHER_ACCOUNT,
  CODE,
  CODE_FROM_APP,
  ONE_MORE_STEP,
  REMEMBER_DEVICE,
  SIGN_IN,
  SIGN_IN_FAILED,
} from './second-step.text.ts'

const AGAIN = problemOf(refuse.reason('account/sign-in-again'))

type SecondStepProps = { onDone: () => void; onBack: () => void }

/** What stands on the sign-in page once the password was right, if the account asks for a code as well. */
export default function SecondStep({ onDone, onBack }: SecondStepProps) {
  async function send(input: SecondStepInput) {
    try {
      await post('/api/sign-in/second-step', input, SIGN_IN_FAILED)
    } catch (error) {
      if (problemOf(error).code !== AGAIN.code) throw error
      toast.error(AGAIN.title, AGAIN.detail)
      return onBack()
    }
    onDone()
  }

  return (
    <AccountPage
      title={ONE_MORE_STEP}
      footer={
        <Button variant="ghost" onClick={onBack}>
          {ANOTHER_ACCOUNT}
        </Button>
      }
    >
      <Form
        schema={secondStepInput}
        read={(form) => ({ code: form.text('code'), remember: form.checked('remember') })}
        onSubmit={send}
      >
        <TextField
          label={CODE}
          name="code"
          description={CODE_FROM_APP}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          autoFocus
        />
        <Checkbox label={REMEMBER_DEVICE} name="remember" />
        <SubmitButton className="w-full">{SIGN_IN}</SubmitButton>
      </Form>
    </AccountPage>
  )
}
