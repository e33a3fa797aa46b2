import { useState } from 'react'
import { Switch } from '../../ui/Checkbox.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { ENTER } from '../../ui/ui.text.ts'
import { COMMAND_GROUPS } from './commands.text.ts'
import { type CommandGroup, commands } from './commands.ts'
import { withModifier } from '../../ui/keyboard.ts'
import { setSingleKeys, singleKeys } from './single-keys.ts'
import {
  CLOSE,
  ESC,
  FOCUS_SEARCH,
  GENERAL,
  NO_SHORTCUT,
  REFRESH,
  SAVE,
  SEARCH_SHORTCUTS,
  SEARCH_SHORTCUTS_HINT,
  SINGLE_KEYS,
  SINGLE_KEYS_EXPLAINED,
  SUBMIT,
} from './shortcuts.text.ts'
import { shownSequence } from './shown-keys.ts'

type Category = CommandGroup | 'general'
type Shortcut = { title: string; category: Category; keys: (string | undefined)[] }

const shortcuts: readonly Shortcut[] = [
  ...commands
    .filter(({ key, sequence }) => key || sequence)
    .map(({ title, group, key, sequence }) => ({
      title,
      category: group,
      keys: [key && withModifier(key), shownSequence(sequence)],
    })),
  { title: FOCUS_SEARCH, category: 'general', keys: [withModifier('F')] },
  { title: SAVE, category: 'general', keys: [withModifier('S')] },
  { title: SUBMIT, category: 'general', keys: [withModifier(ENTER)] },
  { title: REFRESH, category: 'general', keys: [withModifier('R')] },
  { title: CLOSE, category: 'general', keys: [ESC] },
]

const names: Record<Category, string> = { ...COMMAND_GROUPS, general: GENERAL }
const categories: readonly Category[] = ['pages', 'actions', 'settings', 'general']

/** All shortcuts by category, with a search and a switch for those without Ctrl or Cmd. */
export function ShortcutList() {
  const [query, setQuery] = useState('')
  const found = shortcuts.filter(({ title }) => title.toLowerCase().includes(query.trim().toLowerCase()))
  return (
    <div className="grid gap-4">
      <input
        type="search"
        aria-label={SEARCH_SHORTCUTS}
        placeholder={SEARCH_SHORTCUTS_HINT}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        className="control"
      />
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {categories.map((category) => (
          <CategorySection
            key={category}
            name={names[category]}
            shortcuts={found.filter((one) => one.category === category)}
          />
        ))}
      </div>
      {found.length === 0 && <p className="py-6 text-center text-soft">{NO_SHORTCUT}</p>}
      <Switch
        label={SINGLE_KEYS}
        description={SINGLE_KEYS_EXPLAINED}
        checked={singleKeys.use()}
        onChange={(event) => setSingleKeys(event.target.checked)}
      />
    </div>
  )
}

function CategorySection({ name, shortcuts: shown }: { name: string; shortcuts: readonly Shortcut[] }) {
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
