import { LOCALE } from '../../language/locale.text.ts'
import { MailOpen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RequestError, requestJson } from '../../ui/request.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { TextLink } from '../../features/accounts/AccountPage.tsx'
import type { ListedMail } from '../../features/accounts/mailbox.requests.ts'
import { SIGN_IN } from '../../features/accounts/accounts.text.ts'
import {
  ALL_MAIL_ENDS_HERE,
  DEVELOPER_MAILBOX,
  MAILBOX_NOT_READ,
  MAILS,
  NO_MAIL,
  NO_MAILBOX,
} from './mailbox.text.ts'

const REFRESH_MILLISECONDS = 2_000

type Mailbox = { mails: ListedMail[] | null; problem: string | null }

/** Newest first, asked for again every two seconds while the page is open. */
function useMailbox(): Mailbox {
  const [mailbox, setMailbox] = useState<Mailbox>({ mails: null, problem: null })
  useEffect(() => {
    const refresh = async () => {
      try {
        const { mails } = await requestJson<{ mails: ListedMail[] }>('GET', '/api/mailbox')
        setMailbox({ mails, problem: null })
      } catch (error) {
        const absent = error instanceof RequestError && error.status === 404
        const problem = absent ? NO_MAILBOX : MAILBOX_NOT_READ
        setMailbox(({ mails }) => ({ mails, problem }))
      }
    }
    void refresh()
    const timer = setInterval(() => void refresh(), REFRESH_MILLISECONDS)
    return () => clearInterval(timer)
  }, [])
  return mailbox
}

/** What this install would have sent. Each mail is shown as it would arrive, in a frame that may do nothing. */
export function MailboxScreen() {
  const { mails, problem } = useMailbox()
  const [chosen, setChosen] = useState<string | null>(null)
  const open = mails?.find(({ id }) => id === chosen) ?? mails?.[0]
  return (
    <main tabIndex={-1} className="grid min-h-dvh grid-rows-[auto_1fr] outline-none md:h-dvh">
      <PageHeader title={DEVELOPER_MAILBOX} actions={<TextLink href="/login">{SIGN_IN}</TextLink>}>
        <p className="text-[0.8125rem] text-soft">{ALL_MAIL_ENDS_HERE}</p>
      </PageHeader>
      <div className="grid min-h-0 border-t border-line md:grid-cols-[20rem_1fr]">
        <section
          aria-label={MAILS}
          className="min-h-0 overflow-y-auto border-line max-md:max-h-72 max-md:border-b md:border-r"
        >
          {problem !== null && <Alert kind="bad" title={problem} />}
          {mails === null && problem === null && <SkeletonRows rows={4} rowHeight="h-16" />}
          {mails?.length === 0 && <EmptyState icon={<MailOpen />} text={NO_MAIL} />}
          <ul>
            {mails?.map((mail) => (
              <li key={mail.id}>
                <Line mail={mail} open={mail === open} onOpen={() => setChosen(mail.id)} />
              </li>
            ))}
          </ul>
        </section>
        {open && (
          <iframe
            key={open.id}
            title={open.subject}
            src={`/api/mailbox/${open.id}/document`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className="size-full min-h-[36rem] bg-page"
          />
        )}
      </div>
    </main>
  )
}

type LineProps = { mail: ListedMail; open: boolean; onOpen: () => void }

function Line({ mail, open, onOpen }: LineProps) {
  return (
    <button
      type="button"
      aria-current={open}
      onClick={onOpen}
      className={cx(
        'grid w-full grid-cols-[minmax(0,1fr)] gap-0.5 border-b border-line px-4 py-2.5 text-left hover:bg-hover',
        open && 'bg-selected',
      )}
    >
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{mail.to}</span>
        <time dateTime={mail.sentAt} className="shrink-0 text-xs text-soft tabular-nums">
          {new Date(mail.sentAt).toLocaleTimeString(LOCALE, { hour: 'numeric', minute: '2-digit' })}
        </time>
      </span>
      <span className="truncate text-soft">{mail.subject}</span>
    </button>
  )
}
