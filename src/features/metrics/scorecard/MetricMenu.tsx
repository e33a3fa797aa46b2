import { ArrowDown, ArrowUp, CircleDot, Ellipsis, Settings2, Sigma, Trash2, Users } from 'lucide-react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, type MenuSection } from '../../../ui/Menu.tsx'
import { mySettings } from '../../companies/companies.queries.ts'
import { addDays, weekOf } from '../../time/calendar.rules.ts'
import { useToday } from '../../time/use-today.ts'
import { CONFIGURE_METRIC, DELETE_METRIC } from '../definition/metric-definition.text.ts'
import { SHOW_CALCULATION } from '../formulas/formula-builder.text.ts'
import { canConfigure, canDelete, canTakeOut } from '../metrics.access.ts'
import type { Metric } from '../metrics.table.ts'
import { SHOW_IN_OTHER_TEAMS } from '../teams/metric-teams.text.ts'
import { useScorecardActions } from './scorecard-actions.ts'
import { MAKE_AN_ISSUE, MAKE_AN_ISSUE_KEY } from '../../work/work.text.ts'
import { actionsFor, MOVE_DOWN, MOVE_DOWN_KEYS, MOVE_UP, MOVE_UP_KEYS } from './scorecard.text.ts'

type MetricMenuProps = {
  metric: Metric
  /** Classes of the button. */
  className: string
  /** -1 for a button that the grid opens by its own keys. */
  tabIndex?: number
  align?: 'start' | 'end'
}

/** The menu of what the person may do with a metric. Renders nothing if they may do nothing. */
export function MetricMenu({ metric, className, tabIndex, align = 'start' }: MetricMenuProps) {
  const sections = useSections(metric)
  if (sections.length === 0) return null
  const label = actionsFor(metric.name)
  return (
    <Menu
      label={label}
      sections={sections}
      align={align}
      trigger={
        <IconButton
          label={label}
          icon={<Ellipsis aria-hidden />}
          className={className}
          {...(tabIndex !== undefined && { tabIndex })}
        />
      }
    />
  )
}

function useSections(metric: Metric): MenuSection[] {
  const actor = useActor()
  const { configure, openWeek, raise, move, remove, share, teamId } = useScorecardActions()
  const today = useToday()
  const start = useLive(mySettings, {})?.weekStartDay ?? 'monday'
  const sections: MenuSection[] = []
  if (raise) {
    const make = () => raise(metric, null)
    sections.push({
      entries: [
        {
          label: MAKE_AN_ISSUE,
          icon: <CircleDot aria-hidden />,
          shortcut: MAKE_AN_ISSUE_KEY,
          onSelect: make,
        },
      ],
    })
  }
  if (metric.formula) {
    const trace = () => openWeek(metric, addDays(weekOf(today, start), -7))
    sections.push({ entries: [{ label: SHOW_CALCULATION, icon: <Sigma aria-hidden />, onSelect: trace }] })
  }
  if (canConfigure(actor, metric)) {
    const open = () => configure(metric)
    sections.push({
      entries: [
        { label: CONFIGURE_METRIC, icon: <Settings2 aria-hidden />, onSelect: open },
        { label: SHOW_IN_OTHER_TEAMS, icon: <Users aria-hidden />, onSelect: () => share(metric) },
      ],
    })
  }
  if (move) {
    const [up, down] = [() => void move.by(metric.id, -1), () => void move.by(metric.id, 1)]
    sections.push({
      entries: [
        { label: MOVE_UP, icon: <ArrowUp aria-hidden />, shortcut: MOVE_UP_KEYS, onSelect: up },
        { label: MOVE_DOWN, icon: <ArrowDown aria-hidden />, shortcut: MOVE_DOWN_KEYS, onSelect: down },
      ],
    })
  }
  if (canDelete(actor, metric) || (metric.isShared && canTakeOut(actor, metric, teamId))) {
    const onSelect = () => remove(metric)
    sections.push({
      entries: [{ label: DELETE_METRIC, icon: <Trash2 aria-hidden />, danger: true, onSelect }],
    })
  }
  return sections
}
