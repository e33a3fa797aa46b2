import { ungrouped, withPoint } from '../language/decimals.rules.ts'

/** Reads a form's controls by name, in the shapes that schemas expect. */
export type FormReader = {
  /** The text exactly as typed; empty if the control is missing. */
  raw(name: string): string
  /** The text without surrounding space. */
  text(name: string): string
  /** The trimmed text, or null if nothing was entered. Also for dates (`2026-02-27`) and selects. */
  optional(name: string): string | null
  /** A number, null if empty, NaN if not a number. Accepts spaces anywhere, and commas between thousands. */
  number(name: string): number | null
  checked(name: string): boolean
  /** All values of one name, as from a MultiPicker. */
  all(name: string): string[]
}

export function formReader(data: FormData): FormReader {
  const raw = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const optional = (name: string) => raw(name).trim() || null
  return {
    raw,
    optional,
    text: (name) => raw(name).trim(),
    number: (name) => {
      const text = optional(name)
      return text === null ? null : Number(ungrouped(withPoint(text).replace(/\s/g, '')))
    },
    checked: (name) => data.has(name),
    all: (name) => data.getAll(name).filter((value) => typeof value === 'string'),
  }
}
