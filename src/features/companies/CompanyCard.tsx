import type { ReactNode } from 'react'
import { usePageTitle } from '../../ui/page-title.ts'

type CompanyCardProps = { title: string; text: ReactNode; children: ReactNode }

/** The card on the pages where a person creates or joins a company. */
export function CompanyCard({ title, text, children }: CompanyCardProps) {
  usePageTitle(title)
  return (
    <div className="mx-auto w-[min(26rem,calc(100vw-2rem))] py-12 md:py-20">
      <section className="rounded-lg border border-line bg-page p-6">
        <h1 className="text-xl font-semibold text-balance">{title}</h1>
        <p className="mt-1 mb-5 text-soft">{text}</p>
        {children}
      </section>
    </div>
  )
}
