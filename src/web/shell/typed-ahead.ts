import { FIELDS } from '../../ui/fields.ts'
import { IN_LAYER } from '../../ui/in-layer.ts'
import { isMac } from '../../ui/keyboard.ts'

/** What was typed between asking for the palette or a dialog and its field having the focus: characters, and Enter. */
export const typedAhead: string[] = []

/** Whether a key writes something, and was pressed outside of every field and layer. */
export const isTyped = ({
  key,
  target,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  repeat,
}: KeyboardEvent): boolean =>
  (key.length === 1 || key === 'Enter') &&
  !(ctrlKey || metaKey || altKey || isComposing || repeat) &&
  target instanceof Element &&
  !target.closest(`${FIELDS}, ${IN_LAYER}`)

export const asksForPalette = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'k' && (isMac ? metaKey : ctrlKey)
