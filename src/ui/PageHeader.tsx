import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import { usePageTitle } from './page-title.ts'

type PageHeaderProps = {
  title: string
  /** Filters next to the title. */
  children?: ReactNode
  /** At the far end. */
  actions?: ReactNode
  /** On phones everything stands in one line, and the title is only read aloud. */
  inline?: boolean
}

/** What takes the focus in a screen's first list or grid. */
const FIRST_ROW = '[role="grid"], [data-row-focus]'

/**
 * The top row of a screen: heading, filters and actions. On phones the filters move to a row of their own. Arrow down leads from
 * its buttons into the list or grid below.
 */
export function PageHeader({ title, children, actions, inline = false }: PageHeaderProps) {
  usePageTitle(title)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It listens to keys of the buttons in it.
    <header
      onKeyDown={enterContent}
      className={cx(
        'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5',
        inline && 'max-md:min-h-13 max-md:flex-nowrap max-md:py-1',
      )}
    >
      <h1 className={cx('mr-1 text-base font-semibold', inline ? 'max-md:sr-only' : 'max-md:text-xl')}>
        {title}
      </h1>
      {children && (
        <div
          className={cx(
            'flex flex-wrap items-center gap-2',
            inline ? 'max-md:flex-1' : 'max-md:order-last max-md:w-full',
          )}
        >
          {children}
        </div>
      )}
      {actions && <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}

function enterContent(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target, defaultPrevented } = event
  // Fields use the arrow themselves, and popups are children in React but not in the page.
  if (key !== 'ArrowDown' || defaultPrevented || !currentTarget.contains(target as Node)) return
  if ((target as Element).matches('select, textarea, input:not([type="checkbox"])')) return
  const first = currentTarget.parentElement?.querySelector<HTMLElement>(FIRST_ROW)
  if (!first) return
  event.preventDefault()
  first.focus()
}
