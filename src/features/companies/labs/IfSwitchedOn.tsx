import { Link } from '@tanstack/react-router'
import { FlaskConicalOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import type { Lab } from '../choices.rules.ts'
import { canUpdateCompany } from '../companies.access.ts'
import { myCompany } from '../companies.queries.ts'
import { LABS_PLACE } from './labs-place.ts'
import { LAB_LABELS, OPEN_SETTINGS, SWITCH_IT_ON, switchedOff } from './labs.text.ts'

/** A page of the labs, if the company has switched it on; otherwise what it is and who can. */
export function IfSwitchedOn({ lab, children }: { lab: Lab; children: ReactNode }) {
  const company = useLive(myCompany, {})
  if (company?.labs.includes(lab)) return children
  return (
    <>
      <PageHeader title={LAB_LABELS[lab]} />
      {company ? <SwitchedOff name={LAB_LABELS[lab]} /> : <SkeletonRows />}
    </>
  )
}

function SwitchedOff({ name }: { name: string }) {
  const maySwitch = canUpdateCompany(useActor())
  return (
    <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
      <span aria-hidden className="rounded-full bg-sunken p-3 text-soft [&_svg]:size-6">
        <FlaskConicalOff />
      </span>
      <div>
        <h2 className="font-semibold">{switchedOff(name)}</h2>
        <p className="max-w-sm text-balance text-soft">{SWITCH_IT_ON}</p>
      </div>
      {maySwitch && (
        <Link to="/settings" search={{ tab: 'general' }} hash={LABS_PLACE} className={buttonClass()}>
          {OPEN_SETTINGS}
        </Link>
      )}
    </div>
  )
}
