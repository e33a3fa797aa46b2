import { Alert } from '../../../ui/Alert.tsx'
import { post } from '../../../ui/post.ts'
import { problemOf } from '../../../ui/problem.ts'
import { refuse } from '../accounts.refusals.ts'
import { ResendButton } from './ResendButton.tsx'
import { SIGN_IN_FAILED } from './sign-in.text.ts'

const UNCONFIRMED = problemOf(refuse.reason('account/unconfirmed'))

/** Says that the address is not confirmed yet, and offers another e-mail to it. */
export default function Unconfirmed({ email }: { email: string }) {
  return (
    <div className="grid gap-3">
      <Alert kind="warn" title={UNCONFIRMED.title} detail={UNCONFIRMED.detail} />
      <ResendButton key={email} resend={() => post('/api/resend-confirmation', { email }, SIGN_IN_FAILED)} />
    </div>
  )
}
