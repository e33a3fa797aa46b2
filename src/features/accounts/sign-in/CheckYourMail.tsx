import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { problemOf } from '../../../ui/problem.ts'
import { AccountPage, TextLink } from '../AccountPage.tsx'
import { words } from '../accounts.text.ts'
import { useInstall } from './use-install.ts'

type CheckYourMailProps = {
  email: string
  /** The mail is sent only if the address has an account, which the page must not tell. */
  ifKnown?: boolean
  resend: () => Promise<void>
}

/** After a form that ends in a mail. */
export function CheckYourMail({ email, ifKnown, resend }: CheckYourMailProps) {
  const { mailbox } = useInstall()
  return (
    <AccountPage title={words.checkYourMail} footer={<TextLink href="/login">Back to sign in</TextLink>}>
      <div className="grid gap-4">
        <p className="flex gap-3">
          <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
          <span className="[overflow-wrap:anywhere]">
            {ifKnown ? 'If there is an account for ' : 'We wrote to '}
            <strong>{email}</strong>
            {ifKnown && ', a mail is on its way'}. Open the link in that mail to go on; it may take a minute
            to arrive.
          </span>
        </p>
        <ResendButton resend={resend} />
        {mailbox && (
          <p className="text-[0.8125rem] text-soft">
            This install sends no real mail. It is all in the{' '}
            <TextLink href="/mailbox">developer mailbox</TextLink>.
          </p>
        )}
      </div>
    </AccountPage>
  )
}

export function ResendButton({ resend }: { resend: () => Promise<void> }) {
  const [state, setState] = useState<'ready' | 'pending' | 'sent'>('ready')
  const [problem, setProblem] = useState<unknown>(null)

  async function again() {
    setState('pending')
    setProblem(null)
    try {
      await resend()
      setState('sent')
    } catch (error) {
      setProblem(error)
      setState('ready')
    }
  }

  if (state === 'sent') return <Alert kind="info" title={words.mailSent} />
  return (
    <>
      {problem !== null && (
        <Alert kind="bad" title={problemOf(problem).title} detail={problemOf(problem).detail} />
      )}
      <Button pending={state === 'pending'} onClick={again}>
        Send the mail again
      </Button>
    </>
  )
}
