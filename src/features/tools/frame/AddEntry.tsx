import { Plus } from 'lucide-react'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { cx } from '../../../ui/cx.ts'
import { Form } from '../../../ui/Form.tsx'
import type { FormReader } from '../../../ui/form-reader.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toastUndo } from '../../../ui/toast.ts'
import { addToolItem, removeToolItem } from '../sheets/items.mutations.ts'
import { ITEM_LENGTH } from '../sheets/sheets.table.ts'
import type { Section } from '../sheets/tool-kinds.rules.ts'
import { ADD_ENTRIES, addEntries, entriesAdded } from './entries.text.ts'
import { ASKS_FROM, pastedLines } from './pasted-lines.rules.ts'

type AddEntryProps = {
  sheetId: string
  section: Section
  label: string
  placeholder: string
  addLabel: string
  /** Further fields, beside the text. */
  children?: ReactNode
  /** What those fields say. */
  read?: (form: FormReader) => object
}

/** Adds entries to a list, one after the other by Enter, or many at once by pasting lines. */
export function AddEntry({ sheetId, section, label, placeholder, addLabel, children, read }: AddEntryProps) {
  const mutate = useMutate()
  const [added, setAdded] = useState(0)
  const [pasted, setPasted] = useState<readonly string[]>([])

  function addAll(lines: readonly string[]) {
    const ids = lines.map((text) => {
      const id = newId()
      return mutate(addToolItem, { id, sheetId, section, text: text.slice(0, ITEM_LENGTH) }) ? null : id
    })
    const made = ids.filter((id) => id !== null)
    setPasted([])
    setAdded(added + 1)
    if (made.length > 0)
      toastUndo(entriesAdded(made.length), undefined, () => {
        for (const id of made) mutate(removeToolItem, { id })
      })
  }

  function paste(event: ClipboardEvent) {
    const lines = pastedLines(event.clipboardData.getData('text/plain'))
    if (lines.length < 2) return
    event.preventDefault()
    if (lines.length < ASKS_FROM) addAll(lines)
    else setPasted(lines)
  }

  return (
    <>
      <Form
        key={added}
        schema={addToolItem.schema}
        read={(form) => ({ id: newId(), sheetId, section, text: form.text('text'), ...read?.(form) })}
        onSubmit={(input) => {
          if (input.text !== '' && !mutate(addToolItem, input)) setAdded(added + 1)
        }}
        className={cx(
          'items-start gap-x-1.5 print:hidden',
          children ? 'grid-cols-[minmax(0,1fr)_5rem_auto]' : 'grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        <TextField
          label={label}
          name="text"
          hideLabel
          placeholder={placeholder}
          maxLength={ITEM_LENGTH}
          autoFocus={added > 0}
          onPaste={paste}
        />
        {children}
        <IconButton type="submit" label={addLabel} icon={<Plus aria-hidden />} />
      </Form>
      <ConfirmDialog
        open={pasted.length > 0}
        onOpenChange={(open) => !open && setPasted([])}
        title={addEntries(pasted.length)}
        detail={
          <ul className="max-h-60 list-disc overflow-y-auto pl-5">
            {pasted.map((line, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- Lines may be equal, and none of them moves.
              <li key={place}>{line}</li>
            ))}
          </ul>
        }
        confirmLabel={ADD_ENTRIES}
        onConfirm={() => addAll(pasted)}
      />
    </>
  )
}
