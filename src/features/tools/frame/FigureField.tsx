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

  function save(text: string) {
    const number = Number(withPoint(text.trim()))
    if (text.trim() === '' || number === value) return setError(undefined)
    const parsed = setToolFigures.schema.safeParse({ id: sheet.id, [figure]: number })
    if (!parsed.success) return setError(parsed.error.issues[0]?.message)
    setError(undefined)
    mutate(setToolFigures, parsed.data)
  }

  return (
    <NumberField
      key={value}
      label={label}
      name={figure}
      className="w-44"
      defaultValue={value}
      disabled={!mayEdit}
      error={error}
      {...(unit && { unit })}
      onBlur={({ target }) => save(target.value)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && save(currentTarget.value)}
    />
  )
}
