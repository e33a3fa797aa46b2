import { type KeyboardEvent, useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { fillToolSection } from '../sheets/items.mutations.ts'
import { ITEM_LENGTH } from '../sheets/sheets.table.ts'
import type { Section } from '../sheets/tool-kinds.rules.ts'

type SectionTextProps = {
  sheetId: string
  section: Section
  label: string
  value: string
  mayEdit: boolean
}

/** What one part of a sheet says. It is saved when one leaves it, and by Ctrl or Cmd with Enter. */
export function SectionText({ sheetId, section, label, value, mayEdit }: SectionTextProps) {
  const mutate = useMutate()
  /** Null while nothing is being typed: then it shows what others write. */
  const [typed, setTyped] = useState<string | null>(null)
  if (!mayEdit) return <p className="min-h-5 break-words whitespace-pre-wrap">{value || '–'}</p>

  function save() {
    if (typed === null) return
    const isRefused = typed.trim() !== value && mutate(fillToolSection, { sheetId, section, text: typed })
    if (!isRefused) setTyped(null)
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  return (
    <TextArea
      label={label}
      name={section}
      hideLabel
      value={typed ?? value}
      maxLength={ITEM_LENGTH}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={save}
      onKeyDown={press}
    />
  )
}
