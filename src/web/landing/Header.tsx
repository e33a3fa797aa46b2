import { LoaderCircle } from 'lucide-react'
import { buttonClass } from '../../ui/Button.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { PRODUCT_NAME } from '../web.text.ts'
import { ACCOUNT, GET_STARTED_FREE_LINK, LOADING, LOGIN } from './landing.text.ts'

/** The name, the ways in, and a sign of waiting while the server is slow to say who is here. */
export function Header() {
  return (
    <header className="px-5 py-4 max-[22rem]:px-3">
      <div className="mx-auto flex max-w-6xl items-center gap-2.5">
        <Logo />
        <span className="text-base font-semibold">{PRODUCT_NAME}</span>
        <span data-waiting hidden role="status" aria-label={LOADING} className="text-soft [&_svg]:size-4">
          <LoaderCircle aria-hidden className="animate-spin" />
        </span>
        <nav aria-label={ACCOUNT} className="ml-auto flex gap-2 max-md:gap-0.5">
          <a href="/login" className={`${buttonClass('ghost')} px-2.5! hover:bg-hover`}>
            {LOGIN}
          </a>
          <a href="/signup" className={`${buttonClass()} px-2.5! hover:bg-hover`}>
            {GET_STARTED_FREE_LINK}
          </a>
        </nav>
      </div>
    </header>
  )
}
