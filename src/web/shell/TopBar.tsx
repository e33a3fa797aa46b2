import { PanelLeft, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { later } from '../../ui/later.tsx'
import { openOverlay, overlayStore } from './overlays.ts'
import { withModifier } from '../../ui/keyboard.ts'
import { toggleSidebar } from './sidebar-state.ts'
import { SEARCH, SEARCH_BUTTON, TOGGLE_SIDEBAR } from './shell.text.ts'

const NotificationBell = later(() => import('../../features/dashboard/for-you/NotificationBell.tsx'))

type TopBarProps = {
  /** Space for features, such as the meeting button and '+ New'. Somebody without a company has none of them, nor the bell. */
  featureArea?: ReactNode
}

export function TopBar({ featureArea }: TopBarProps) {
  const overlay = overlayStore.use()
  return (
    <header className="flex h-13 shrink-0 items-center gap-2 border-b border-line bg-page px-3 pt-[env(safe-area-inset-top)] max-md:h-14 max-md:px-2 max-[22rem]:gap-0 max-[22rem]:px-1 print:hidden">
      <IconButton
        label={TOGGLE_SIDEBAR}
        shortcut={withModifier('B')}
        icon={<PanelLeft aria-hidden />}
        onClick={toggleSidebar}
      />
      <SearchButton />
      <div className="ml-auto flex items-center gap-2 max-[22rem]:gap-0">
        {featureArea}
        {featureArea && (
          <span className="size-control">
            <NotificationBell
              isOpen={overlay === 'for-you'}
              onOpen={() => openOverlay('for-you')}
              onClose={() => overlayStore.set(null)}
            />
          </span>
        )}
      </div>
    </header>
  )
}

function SearchButton() {
  return (
    <button
      type="button"
      aria-label={SEARCH}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openOverlay('palette')}
      className="flex min-h-control w-72 min-w-0 items-center gap-2 rounded-md border border-line bg-sunken px-2.5 text-soft hover:border-control-line max-md:w-11 max-md:justify-center max-md:border-transparent max-md:bg-transparent"
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="max-md:sr-only">{SEARCH_BUTTON}</span>
      <Kbd keys={withModifier('K')} className="ml-auto bg-page" />
    </button>
  )
}
