import { Link } from '@tanstack/react-router'
import { CircleDot, type LucideIcon, Megaphone, SquareCheckBig, Target } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import { STATUS_LABELS as GOAL_LABELS } from '../goals/goal-status.text.ts'
import { RESOLVED } from '../issues/issues.text.ts'
import { STATUS_LABELS as TASK_LABELS } from '../tasks/tasks.text.ts'
import type { MadeEntry, MadeStatus } from './made.reads.ts'
import type { MadeKind } from './made.rules.ts'
import { MADE_FROM_HERE, OPEN } from './made.text.ts'

const PLACES = { issue: '/issues', task: '/tasks', headline: '/headlines', goal: '/goals' } as const

const ICONS: Record<MadeKind, LucideIcon> = {
  issue: CircleDot,
  task: SquareCheckBig,
  headline: Megaphone,
  goal: Target,
}

const LABELS: Record<MadeStatus, string> = { ...TASK_LABELS, ...GOAL_LABELS, open: OPEN, resolved: RESOLVED }

type MadeLinksProps = { made: readonly MadeEntry[]; label?: string; className?: string }

/** What was made from here, each with how it stands, and leading there. */
export function MadeLinks({ made, label = MADE_FROM_HERE, className }: MadeLinksProps) {
  if (made.length === 0) return null
  return (
    <ul aria-label={label} className={cx('grid gap-0.5 text-[0.8125rem]', className)}>
      {made.map(({ kind, id, title, teamId, status, isDone }) => {
        const Icon = ICONS[kind]
        return (
          <li key={id} className="flex items-start gap-1.5 max-md:items-center">
            <Icon aria-hidden className="mt-0.5 size-3.5 max-md:mt-0 shrink-0 text-soft" />
            <Link
              to={PLACES[kind]}
              search={{ row: id, ...(teamId && { team: teamId }) }}
              className={cx(
                'min-w-0 break-words hover:underline max-md:flex max-md:min-h-11 max-md:items-center',
                isDone && 'text-soft line-through',
              )}
            >
              {title}
            </Link>
            {status !== null && <span className="ml-auto shrink-0 text-soft">{LABELS[status]}</span>}
          </li>
        )
      })}
    </ul>
  )
}
