import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import { type ReactNode, useEffect, useRef } from 'react'

type Tab = { value: string; label: string; count?: number; content: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (value: string) => void
  /** Stands at the far end of their line. */
  aside?: ReactNode
}

/** Only the selected tab's content is rendered. On a phone the selected tab is scrolled to. */
export function Tabs({ label, tabs, value, onChange, aside }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const selected = tabs.findIndex((tab) => tab.value === value)
  useEffect(() => {
    // The tabs themselves learn which is selected only after this.
    const all = list.current?.querySelectorAll('[role=tab]')
    all?.[selected]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selected])
  return (
    <BaseTabs.Root value={value} onValueChange={(next: string) => onChange(next)}>
      <div className="flex items-center shadow-[inset_0_-1px_var(--line)]">
        <BaseTabs.List
          ref={list}
          aria-label={label}
          activateOnFocus
          className="flex min-w-0 flex-1 gap-1 overflow-x-auto [mask-image:linear-gradient(to_right,transparent,black_1rem,black_calc(100%-1rem),transparent)] px-4 [scrollbar-width:none]"
        >
          {tabs.map((tab) => (
            <BaseTabs.Tab
              key={tab.value}
              value={tab.value}
              className="flex min-h-control scroll-mx-4 items-center gap-1.5 border-b-2 border-transparent px-2.5 font-medium whitespace-nowrap text-soft -outline-offset-2 hover:text-ink data-active:border-accent data-active:text-ink"
            >
              {tab.label}
              {tab.count !== undefined && (
                <span data-numeric className="rounded-full bg-hover px-1.5 text-xs">
                  {tab.count}
                </span>
              )}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        {aside}
      </div>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="-outline-offset-2">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
