import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

type Tab = { value: string; label: string; count?: number; content: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (value: string) => void
  /** Stands at the far end of their line. */
  aside?: ReactNode
}

/**
 * Only the selected tab's content is rendered. On a phone the selected tab is scrolled to. Base UI has such tabs too, but they need 13 kB more on
 * the first screen of those that have any.
 */
export function Tabs({ label, tabs, value, onChange, aside }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const selected = tabs.findIndex((tab) => tab.value === value)
  useEffect(() => {
    tabIn(list.current, selected)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selected])

  function selectByKeys(event: KeyboardEvent) {
    const next = tabFor(event, selected, tabs.length)
    if (next === null) return
    event.preventDefault()
    tabIn(list.current, next)?.focus()
    onChange(tabs[next]!.value)
  }

  return (
    <div>
      <div className="flex items-center shadow-[inset_0_-1px_var(--line)]">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className="flex min-w-0 flex-1 gap-1 overflow-x-auto [mask-image:linear-gradient(to_right,transparent,black_1rem,black_calc(100%-1rem),transparent)] px-4 [scrollbar-width:none]"
        >
          {tabs.map((tab, index) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}${index}`}
              tabIndex={index === selected ? 0 : -1}
              aria-selected={index === selected}
              {...(index === selected && { 'aria-controls': `${id}panel` })}
              onClick={() => onChange(tab.value)}
              onKeyDown={selectByKeys}
              className="flex min-h-control scroll-mx-4 items-center gap-1.5 border-b-2 border-transparent px-2.5 font-medium max-md:px-1.5 whitespace-nowrap text-soft -outline-offset-2 hover:text-ink aria-selected:border-accent aria-selected:text-ink"
            >
              {tab.label}
              {tab.count !== undefined && (
                <span data-numeric className="rounded-full bg-hover px-1.5 text-xs">
                  {tab.count}
                </span>
              )}
            </button>
          ))}
        </div>
        {aside}
      </div>
      {selected >= 0 && (
        <div
          key={value}
          role="tabpanel"
          id={`${id}panel`}
          tabIndex={0}
          aria-labelledby={`${id}${selected}`}
          className="-outline-offset-2"
        >
          {tabs[selected]!.content}
        </div>
      )}
    </div>
  )
}

const tabIn = (list: HTMLElement | null, index: number) =>
  list?.querySelectorAll<HTMLElement>('[role=tab]')[index]

/** Where a key leads to from a tab; null for keys that mean nothing here. */
function tabFor({ key, ...held }: KeyboardEvent, index: number, count: number): number | null {
  if (held.altKey || held.ctrlKey || held.metaKey || held.shiftKey) return null
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
