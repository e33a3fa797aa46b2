import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { useDialogClose } from '../../ui/dialog-context.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { GO_TO_TEAMS, ON_NO_TEAM } from './no-teams.text.ts'
import { canCreateTeams } from './teams.access.ts'

/** Shown in place of a team's work to somebody who is on no team. `text` says what is missing, to those who can do something about it. */
export function NoTeams({ icon, text }: { icon?: ReactNode; text: string }) {
  const mayCreate = canCreateTeams(useActor())
  const close = useDialogClose()
  if (!mayCreate) return <EmptyState icon={icon} text={ON_NO_TEAM} />
  return (
    <EmptyState
      icon={icon}
      text={text}
      action={
        <Link to="/people" search={{ tab: 'team' }} className={buttonClass('primary')} onClick={close}>
          {GO_TO_TEAMS}
        </Link>
      }
    />
  )
}
