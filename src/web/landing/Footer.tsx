import { Logo } from '../../ui/Logo.tsx'
import { PRODUCT_NAME } from '../web.text.ts'
import { DEVELOPER_MAILBOX, FOOTER, FOOTER_LINE, GET_STARTED_FREE_LINK, LOGIN, TOUR } from './landing.text.ts'

const link = 'inline-flex min-h-6 items-center hover:underline underline-offset-4 max-md:min-h-11'

/** The lower end, high enough for the bottom bar to hide nothing. The mailbox is only where the server says so. */
export function Footer() {
  return (
    <footer className="border-t border-line px-5 pt-10 pb-32">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 gap-y-4">
        <span className="flex items-center gap-2.5">
          <Logo className="size-5" />
          <span className="font-semibold">{PRODUCT_NAME}</span>
          <span className="text-soft max-md:hidden">{FOOTER_LINE}</span>
        </span>
        <nav aria-label={FOOTER} className="flex flex-wrap gap-x-6 text-soft md:ml-auto">
          <a href="/onboarding-demo" className={link}>
            {TOUR}
          </a>
          <a href="/login" className={link}>
            {LOGIN}
          </a>
          <a href="/signup" className={link}>
            {GET_STARTED_FREE_LINK}
          </a>
          <a href="/mailbox" hidden data-mailbox className={link}>
            {DEVELOPER_MAILBOX}
          </a>
        </nav>
      </div>
    </footer>
  )
}
