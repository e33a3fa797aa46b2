import { useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { withPoint } from '../../../language/decimals.rules.ts'
import { setToolFigures } from '../sheets/sheets.mutations.ts'
import type { figures, ToolSheet } from '../sheets/sheets.table.ts'

type Figure = keyof typeof figures

type FigureFieldProps = {
  sheet: ToolSheet
  figure: Figure
  label: string
  unit?: string
  /** What it counts as until somebody says otherwise. */
  fallback?: number
  mayEdit: boolean
}

/** A number of the whole sheet, which is saved when one leaves it or presses Enter. */
export function FigureField({ sheet, figure, label, unit, fallback, mayEdit }: FigureFieldProps) {
  const mutate = useMutate()
  const [error, setError] = useState<string>()
  const value = sheet.settings[figure] ?? fallback
  /** Null while nothing is being typed: then it shows what others save. */
  const [typed, setTyped] = useState<{ text: string; original: number | undefined } | null>(null)

  function save() {
    if (!typed) return
    const text = typed.text.trim()
    const number = Number(withPoint(text))
    const parsed = setToolFigures.schema.safeParse({ id: sheet.id, [figure]: number })
    const isChanged = text !== '' && number !== typed.original
    setError(isChanged && !parsed.success ? parsed.error.issues[0]?.message : undefined)
    if (!isChanged || (parsed.success && !mutate(setToolFigures, parsed.data))) setTyped(null)
  }

  return (
    <NumberField
      label={label}
      name={figure}
      className="w-44"
      value={typed?.text ?? value ?? ''}
      disabled={!mayEdit}
      error={error}
      {...(unit && { unit })}
      onChange={({ target }) =>
        setTyped((before) => ({ text: target.value, original: before ? before.original : value }))
      }
      onBlur={save}
      onKeyDown={({ key }) => key === 'Enter' && save()}
    />
  )
}
