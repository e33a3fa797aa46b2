/** Puts the focus into the first field of a block. @returns whether it has one */
export function enterFields(block: Element | null): boolean {
  const field = block?.querySelector<HTMLElement>('textarea, input')
  field?.focus()
  return field !== null && field !== undefined
}
