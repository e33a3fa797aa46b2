import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { buttonClass } from '../../ui/Button.tsx'

export function NoCompanyBanner() {
  return (
    <section className="m-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-l-4 border-line border-l-accent bg-accent-tint px-4 py-3">
      <Building2 aria-hidden className="size-5 shrink-0 text-accent-ink" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-semibold">You're not a member of any company yet</h2>
        <p className="text-[0.8125rem] text-soft">Create your first company to unlock all features</p>
      </div>
      <Link to="/new-company" className={buttonClass('primary')}>
        Create company
      </Link>
    </section>
  )
}
