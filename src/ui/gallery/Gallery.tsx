import { useEffect } from 'react'
import { Select } from '../Select.tsx'
import { useKept } from '../use-kept.ts'
import { Buttons } from './Buttons.tsx'
import { Choices } from './Choices.tsx'
import { Dialogs } from './Dialogs.tsx'
import { Fields } from './Fields.tsx'
import { Forms } from './Forms.tsx'
import { Labels } from './Labels.tsx'
import { Lists } from './Lists.tsx'
import { Loading } from './Loading.tsx'
import { Messages } from './Messages.tsx'
import { Popups } from './Popups.tsx'
import { Screens } from './Screens.tsx'

// The lists come last, because the long one is very long.
const families = {
  Buttons,
  Fields,
  Choices,
  Forms,
  Dialogs,
  Popups,
  Messages,
  Labels,
  Loading,
  Screens,
  Lists,
}

/** Every part of the interface in each of its states. It is only served in development, at /gallery. */
export function Gallery() {
  return (
    // Long lists scroll with `main`, as in the app.
    <main className="h-dvh overflow-y-auto scroll-smooth">
      <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-12 px-4 py-6 md:px-8">
        <header className="flex flex-wrap items-end justify-between gap-4">
          <div className="grid gap-1">
            <h1 className="text-xl font-semibold">Gallery</h1>
            <p className="text-soft">Every part of the interface in each of its states.</p>
          </div>
          <ThemeSelect />
          <nav aria-label="Families" className="flex w-full flex-wrap gap-x-4">
            {Object.keys(families).map((title) => (
              <a key={title} href={`#${title}`} className="py-2.5 text-accent-ink hover:underline">
                {title}
              </a>
            ))}
          </nav>
        </header>
        {Object.entries(families).map(([title, Parts]) => (
          <section key={title} id={title} aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-8">
            <h2 className="border-b border-line pb-2 text-lg font-semibold">{title}</h2>
            <Parts />
          </section>
        ))}
      </div>
    </main>
  )
}

function ThemeSelect() {
  const [theme, setTheme] = useKept('gallery-theme')
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme
    else delete document.documentElement.dataset.theme
  }, [theme])
  return (
    <Select
      label="Theme"
      name="theme"
      className="w-44"
      placeholder="Same as system"
      options={[
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
      value={theme ?? ''}
      onChange={setTheme}
    />
  )
}
