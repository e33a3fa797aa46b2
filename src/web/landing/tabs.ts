const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Which tab a key leads to, around the ends; null for other keys. */
export function tabAfter(key: string, current: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? null : (current + step + count) % count
}

/** Makes a list of tabs work by mouse and keyboard: one of them is in the order of tabs, arrows choose. */
export function makeTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')]

  function choose(chosen: HTMLElement) {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen))
      tab.tabIndex = tab === chosen ? 0 : -1
      document.getElementById(tab.getAttribute('aria-controls')!)!.hidden = tab !== chosen
    }
  }

  list.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element && target.closest<HTMLElement>('[role=tab]')
    if (tab) choose(tab)
  })
  list.addEventListener('keydown', (event) => {
    const next = tabAfter(event.key, tabs.indexOf(document.activeElement as HTMLElement), tabs.length)
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    choose(tabs[next]!)
    tabs[next]!.focus()
  })
}
