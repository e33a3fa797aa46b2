const NAMING = ['title', 'name', 'fullName']

/** What people call a row, or what the inputs of a change would make of it; null for one without a name. */
export function rowName(row: object | undefined): string | null {
  const found = Object.entries(row ?? {}).find(
    ([field, value]) => NAMING.includes(field) && typeof value === 'string',
  )
  return found ? String(found[1]) : null
}
