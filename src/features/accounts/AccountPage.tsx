import type { ReactNode } from 'react'
import { Logo } from '../../ui/Logo.tsx'
import { usePageTitle } from '../../ui/page-title.ts'

type AccountPageProps = { title: string; children: ReactNode; footer?: ReactNode }

/** The frame of every page before signing in: the logo, one card, and links to related pages. */
export function AccountPage({ title, children, footer }: AccountPageProps) {
  usePageTitle(title)
  return (
    <main
      tabIndex={-1}
      className="grid min-h-dvh content-start justify-center bg-sunken px-4 pt-[12svh] pb-10 outline-none"
    >
      <div className="w-[min(24rem,calc(100vw-2rem))]">
        <a href="/" className="mb-6 flex items-center justify-center gap-2.5 text-lg font-semibold text-ink">
          <Logo className="size-8" />
          Quarterdeck
        </a>
        <section className="rounded-lg border border-line bg-page p-6">
          <h1 className="mb-4 text-xl font-semibold">{title}</h1>
          {children}
        </section>
        {footer && <div className="mt-5 grid justify-items-center gap-3 text-center text-soft">{footer}</div>}
      </div>
    </main>
  )
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="font-medium text-accent-ink underline-offset-4 hover:underline">
      {children}
    </a>
  )
}
