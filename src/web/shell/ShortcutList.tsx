import { useState } from 'react'
import { Switch } from '../../ui/Checkbox.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { shownSequence } from './command-text.ts'
import { type CommandGroup, commands } from './commands.ts'
import { withModifier } from './platform.ts'
import { setSingleKeys, singleKeys } from './single-keys.ts'

type Shortcut = { title: string; category: CommandGroup | 'General'; keys: (string | undefined)[] }

const shortcuts: readonly Shortcut[] = [
  ...commands
    .filter(({ key, sequence }) => key || sequence)
    .map(({ title, group, key, sequence }) => ({
      title,
      category: group,
      keys: [key && withModifier(key), shownSequence(sequence)],
    })),
  { title: 'Focus search', category: 'General', keys: [withModifier('F')] },
  { title: 'Save', category: 'General', keys: [withModifier('S')] },
  { title: 'Refresh', category: 'General', keys: [withModifier('R')] },
  { title: 'Close', category: 'General', keys: ['Esc'] },
]

const categories: readonly Shortcut['category'][] = ['Pages', 'Quick Actions', 'Settings', 'General']

/** All shortcuts by category, with a search and a switch for those without Ctrl or Cmd. */
export function ShortcutList() {
  const [query, setQuery] = useState('')
  const found = shortcuts.filter(({ title }) => title.toLowerCase().includes(query.trim().toLowerCase()))
  return (
    <div className="grid gap-4">
      <input
        type="search"
        aria-label="Search shortcuts"
        placeholder="Search shortcuts..."
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        className="control"
      />
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {categories.map((category) => (
          <Category
            key={category}
            name={category}
            shortcuts={found.filter((one) => one.category === category)}
          />
        ))}
      </div>
      {found.length === 0 && <p className="py-6 text-center text-soft">No shortcut has this name.</p>}
      <Switch
        label="Shortcuts without Ctrl or Cmd"
        description="Single keys and sequences such as G T. They never work while you type."
        checked={singleKeys.use()}
        onChange={(event) => setSingleKeys(event.target.checked)}
      />
    </div>
  )
}

function Category({ name, shortcuts: shown }: { name: string; shortcuts: readonly Shortcut[] }) {
  if (shown.length === 0) return null
  return (
    <section>
      <h3 className="pb-1 text-xs font-medium text-soft">{name}</h3>
      <ul className="divide-y divide-line">
        {shown.map(({ title, keys }) => (
          <li key={title} className="flex min-h-9 items-center gap-2">
            <span className="min-w-0 flex-1">{title}</span>
            {keys.map((one) => one && <Kbd key={one} keys={one} className="max-md:inline-flex" />)}
          </li>
        ))}
      </ul>
    </section>
  )
}
