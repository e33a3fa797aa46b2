import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { useDialogClose } from '../../ui/dialog-context.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { GO_TO_TEAMS } from './teams.text.ts'

/** Shown in place of a team's work to somebody who is on no team. `text` says what is missing. */
export function NoTeams({ icon, text }: { icon?: ReactNode; text: string }) {
  const close = useDialogClose()
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
