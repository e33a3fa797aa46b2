import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, type MenuSection } from '../../ui/Menu.tsx'
import { type Raisable, useRaising } from './raising-context.ts'
import { leaveRow } from './row-keys.ts'
import { useTickedRow } from './use-lingering.ts'
import { actionsFor, tickOf } from './work.text.ts'

type WorkRowProps = {
  title: string
  /** Shown as far as it fits. */
  detail: string | null
  /** What a tick in the check box means, such as `Done`. */
  tick: string
  ticked: boolean
  mayTick: boolean
  onTick: () => void
  /** Makes the title a button. */
  onOpen?: (() => void) | undefined
  /** If empty, the row has no menu. */
  menu: readonly MenuSection[]
  /** What an issue can be made of; left out for what is one. */
  raisable?: Raisable | undefined
  /** At the end of the row; on phones, on a line of their own. */
  children: ReactNode
}

/** A task or an issue in one line. Its check box takes the focus, so that Space ticks it off. */
export function WorkRow({
  title,
  detail,
  tick,
  ticked: isTicked,
  mayTick,
  onTick,
  onOpen,
  menu: own,
  raisable,
  children,
}: WorkRowProps) {
  const { leaving, linger } = useTickedRow()
  const raising = useRaising()
  const first = (raisable && raising?.entriesOf(raisable)) ?? []
  const menu = first.length > 0 ? [{ entries: first }, ...own] : own
  const ticked = isTicked !== leaving
  const look = cx(
    'w-full min-w-0 py-1.5 text-left break-words @xl:w-auto',
    ticked && 'text-soft line-through',
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It hears the keys of the controls in it.
    <div
      data-row
      className="group/row @container hover:bg-hover/60"
      onKeyDown={(event) => raisable && raising?.byKey(event, raisable)}
    >
      <div className="relative flex items-start gap-2.5 px-4 py-1 @xl:py-0.5">
        <label className="flex min-h-8 items-center max-md:-ml-3 max-md:px-3">
          <input
            type="checkbox"
            className="checkbox"
            data-row-focus
            aria-label={tickOf(tick, title)}
            checked={ticked}
            disabled={!mayTick}
            onChange={(event) => {
              // The second click of two; Undo is in the message.
              if (leaving) return
              leaveRow(event.currentTarget)
              linger()
              onTick()
            }}
          />
        </label>
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 @xl:flex-nowrap">
          {onOpen ? (
            <button type="button" className={cx(look, 'rounded hover:underline')} onClick={onOpen}>
              {title}
            </button>
          ) : (
            <span className={look}>{title}</span>
          )}
          {detail && (
            <span className="line-clamp-2 w-full min-w-0 text-[0.8125rem] break-words text-soft @xl:line-clamp-1 @xl:w-auto @xl:flex-1 @xl:basis-0">
              {detail}
            </span>
          )}
          <div className="flex w-full min-w-0 flex-wrap items-center gap-x-3 empty:hidden @xl:ml-auto @xl:w-auto @xl:shrink-0 @xl:flex-nowrap">
            {raisable && raising && <raising.Mark id={raisable.id} />}
            {children}
          </div>
        </div>
        {raisable && raising && <raising.Button row={raisable} className="absolute right-14 bg-page" />}
        {menu.length > 0 && (
          <Menu
            label={actionsFor(title)}
            sections={menu}
            align="end"
            trigger={
              <IconButton
                label={actionsFor(title)}
                icon={<Ellipsis aria-hidden />}
                className="max-md:-mr-2"
              />
            }
          />
        )}
      </div>
    </div>
  )
}
