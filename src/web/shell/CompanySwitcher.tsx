import { useNavigate } from '@tanstack/react-router'
import { Building2, ChevronsUpDown, Mail, Plus, RotateCw } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, type MenuSection } from '../../ui/Menu.tsx'
import { switchCompany, useCompanySwitch } from '../company-switch.ts'
import { usePendingInvitations } from '../pending-invitations.ts'
import { useAccount, useAccountProblem } from '../account.ts'
import { openOverlay } from './overlays.ts'
import { COMPANY, NEW_COMPANY } from '../../features/companies/companies.text.ts'
import {
  COMPANY_ERROR,
  INVITATIONS,
  invitationsWaiting,
  NO_COMPANY,
  PENDING_INVITATIONS,
  RETRY,
  SWITCH_COMPANY,
} from './shell.text.ts'

export function CompanySwitcher({ wide }: { wide: boolean }) {
  const { companies, company } = useAccount()
  const switching = useCompanySwitch()
  const navigate = useNavigate()
  const invitations = usePendingInvitations()
  const problem = useAccountProblem()
  if (problem.failed) return <CompanyError wide={wide} retry={problem.retry} />

  const name = company?.name ?? NO_COMPANY
  const sections: MenuSection[] = [
    {
      heading: SWITCH_COMPANY,
      entries: companies.map(({ id, name: label }) => ({
        label,
        icon: <Building2 />,
        checked: id === company?.id,
        onSelect: () => void switchCompany(id),
      })),
    },
    {
      entries: [
        {
          label: INVITATIONS,
          icon: <Mail />,
          ...(invitations > 0 && { detail: invitationsWaiting(invitations) }),
          onSelect: () => openOverlay('invitations'),
        },
        {
          label: NEW_COMPANY,
          icon: <Plus />,
          onSelect: () => void navigate({ to: '/new-company' }),
        },
      ],
    },
  ]

  return (
    <Menu
      label={COMPANY}
      width="w-60"
      sections={companies.length > 0 ? sections : sections.slice(1)}
      trigger={
        <button
          type="button"
          aria-busy={switching || undefined}
          className={cx(
            'flex min-h-10 w-full items-center gap-2.5 rounded-md text-left hover:bg-hover aria-expanded:bg-hover',
            wide ? 'px-1.5' : 'justify-center',
          )}
        >
          <CompanyMark name={name} />
          <span className={wide ? 'min-w-0 flex-1 truncate font-semibold' : 'sr-only'}>{name}</span>
          {wide && <CountBadge count={invitations} label={PENDING_INVITATIONS} />}
          {wide && <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-soft" />}
        </button>
      }
    />
  )
}

function CompanyMark({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="inline-flex size-6 shrink-0 items-center justify-center rounded-md bg-accent text-xs font-bold text-on-accent"
    >
      {name.charAt(0).toUpperCase()}
    </span>
  )
}

/** In place of the company while the list of companies could not be loaded. */
export function CompanyError({ wide, retry }: { wide: boolean; retry: () => void }) {
  return (
    <div className="flex min-h-10 items-center gap-1 text-bad-ink">
      {wide && <span className="flex-1 pl-1.5 font-medium">{COMPANY_ERROR}</span>}
      <IconButton label={RETRY} icon={<RotateCw aria-hidden />} onClick={retry} />
    </div>
  )
}
