import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { buttonClass } from '../../ui/Button.tsx'
import { CREATE_COMPANY } from '../../features/companies/companies.text.ts'
import { CREATE_FIRST_COMPANY, NOT_IN_ANY_COMPANY } from './no-company.text.ts'

export function NoCompanyBanner() {
  return (
    <section className="m-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-l-4 border-line border-l-accent bg-accent-tint px-4 py-3">
      <Building2 aria-hidden className="size-5 shrink-0 text-accent-ink" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-semibold">{NOT_IN_ANY_COMPANY}</h2>
        <p className="text-[0.8125rem] text-soft">{CREATE_FIRST_COMPANY}</p>
      </div>
      <Link to="/new-company" className={buttonClass('primary')}>
        {CREATE_COMPANY}
      </Link>
    </section>
  )
}
