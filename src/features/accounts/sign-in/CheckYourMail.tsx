import { MailCheck } from 'lucide-react'
import { AccountPage, TextLink } from '../AccountPage.tsx'
import { BACK_TO_SIGN_IN } from '../accounts.text.ts'
import { ResendButton } from './ResendButton.tsx'
import { CHECK_YOUR_MAIL, DEVELOPER_MAILBOX, NO_REAL_MAIL, WROTE_IF_KNOWN, WROTE_TO } from './sign-in.text.ts'
import { useInstall } from './use-install.ts'

type CheckYourMailProps = {
  email: string
  /** The mail is sent only if the address has an account, which the page must not reveal. */
  ifKnown?: boolean
  resend: () => Promise<void>
}

/** Shown after a form that sends a mail. */
export function CheckYourMail({ email, ifKnown, resend }: CheckYourMailProps) {
  const { mailbox } = useInstall()
  const [before, after] = ifKnown ? WROTE_IF_KNOWN : WROTE_TO
  return (
    <AccountPage title={CHECK_YOUR_MAIL} footer={<TextLink href="/login">{BACK_TO_SIGN_IN}</TextLink>}>
      <div className="grid gap-4">
        <p className="flex gap-3">
          <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
          <span className="[overflow-wrap:anywhere]">
            {before}
            <strong>{email}</strong>
            {after}
          </span>
        </p>
        <ResendButton resend={resend} />
        {mailbox && (
          <p className="text-[0.8125rem] text-soft">
            {NO_REAL_MAIL} <TextLink href="/mailbox">{DEVELOPER_MAILBOX}</TextLink>.
          </p>
        )}
      </div>
    </AccountPage>
  )
}
