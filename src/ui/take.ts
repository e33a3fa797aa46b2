/** Keeps a key from whatever else would do something at it. */
export function take(event: Pick<KeyboardEvent, 'preventDefault' | 'stopPropagation'>): void {
  event.preventDefault()
  event.stopPropagation()
}
