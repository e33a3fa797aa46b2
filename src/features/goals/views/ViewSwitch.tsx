import { ChartNoAxesGantt, Columns3, List } from 'lucide-react'
import { cx } from '../../../ui/cx.ts'
import { type GoalView, VIEWS } from './views.rules.ts'
import { VIEW, VIEW_LABELS } from './views.text.ts'

const ICONS = { list: List, board: Columns3, roadmap: ChartNoAxesGantt } as const satisfies Record<
  GoalView,
  unknown
>

type ViewSwitchProps = { view: GoalView; onChange: (view: GoalView) => void }

export const ViewSwitch = ({ view, onChange }: ViewSwitchProps) => (
  <div
    role="group"
    aria-label={VIEW}
    className="inline-flex print:hidden rounded-md border border-line max-md:w-full"
  >
    {VIEWS.map((option) => {
      const Icon = ICONS[option]
      return (
        <button
          key={option}
          type="button"
          aria-pressed={option === view}
          onClick={() => onChange(option)}
          className={cx(
            'inline-flex min-h-control items-center justify-center gap-1.5 max-md:flex-1 px-2.5 text-[0.8125rem] first:rounded-l-[5px] last:rounded-r-[5px] not-first:border-l not-first:border-line',
            option === view
              ? 'bg-selected font-semibold text-ink'
              : 'text-soft hover:bg-hover hover:text-ink',
          )}
        >
          <Icon aria-hidden className="size-4" />
          {VIEW_LABELS[option]}
        </button>
      )
    })}
  </div>
)
