import { useState } from 'react'
import { SearchField } from '../../ui/SearchField.tsx'
import { Switch } from '../../ui/Checkbox.tsx'
import { KeyList, type KeyLine } from '../../ui/KeyList.tsx'
import { useScreenKeys } from '../../ui/screen-keys.ts'
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
type Shortcut = KeyLine & { category: Category }

const shortcuts: readonly Shortcut[] = [
  ...commands
    .filter(({ key, sequence }) => key || sequence)
    .map(({ title, group, key, sequence }) => ({
      does: title,
      category: group,
      keys: [key && withModifier(key), shownSequence(sequence)].filter((keys) => keys !== undefined),
    })),
  { does: FOCUS_SEARCH, category: 'general', keys: [withModifier('F')] },
  { does: SAVE, category: 'general', keys: [withModifier('S')] },
  { does: SUBMIT, category: 'general', keys: [withModifier(ENTER)] },
  { does: REFRESH, category: 'general', keys: [withModifier('R')] },
  { does: CLOSE, category: 'general', keys: [ESC] },
]

const names: Record<Category, string> = { ...COMMAND_GROUPS, general: GENERAL }
const categories: readonly Category[] = ['pages', 'actions', 'settings', 'general']

/** All shortcuts by category, with a search and a switch for those without Ctrl or Cmd. */
export function ShortcutList() {
  const [query, setQuery] = useState('')
  const screen = useScreenKeys()
  const matches = ({ does }: KeyLine) => does.toLowerCase().includes(query.trim().toLowerCase())
  const found = shortcuts.filter(matches)
  const own = screen?.keys.filter(matches) ?? []
  return (
    <div className="grid gap-4">
      <SearchField
        label={SEARCH_SHORTCUTS}
        placeholder={SEARCH_SHORTCUTS_HINT}
        value={query}
        onChange={setQuery}
      />
      <div className="gap-x-8 md:columns-2">
        {screen && <CategorySection name={screen.title} shortcuts={own} />}
        {categories.map((category) => (
          <CategorySection
            key={category}
            name={names[category]}
            shortcuts={found.filter((one) => one.category === category)}
          />
        ))}
      </div>
      {found.length + own.length === 0 && <p className="py-6 text-center text-soft">{NO_SHORTCUT}</p>}
      <Switch
        label={SINGLE_KEYS}
        description={SINGLE_KEYS_EXPLAINED}
        checked={singleKeys.use()}
        onChange={(event) => setSingleKeys(event.target.checked)}
      />
    </div>
  )
}

function CategorySection({ name, shortcuts: shown }: { name: string; shortcuts: readonly KeyLine[] }) {
  if (shown.length === 0) return null
  return (
    <section className="break-inside-avoid pb-4">
      <h3 className="pb-1 text-xs font-medium text-soft">{name}</h3>
      <KeyList keys={shown} />
    </section>
  )
}
