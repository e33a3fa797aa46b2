import { commands, type Navigate } from './commands.ts'
import { commandForKey, followSequence } from './key-match.ts'
import { overlayStore } from './overlays.ts'
import { IN_LAYER } from '../../ui/in-layer.ts'
import { isMac } from '../../ui/keyboard.ts'
import { typedAhead } from './typed-ahead.ts'
import { singleKeys } from './single-keys.ts'

const SEQUENCE_WITHIN = 1_000
const fields = 'input, textarea, select, [contenteditable="true"]'
const textEntry = `${fields}, [role="grid"], [role="combobox"]`

/**
 * Handles the shortcuts that work everywhere in the shell, until the signal aborts.
 * @param early keys that were pressed before; they come first
 */
export function listenForShortcuts(
  navigate: Navigate,
  signal: AbortSignal,
  early: readonly KeyboardEvent[],
): void {
  let pressed: readonly string[] = []
  let lastAt = 0

  function withModifier(event: KeyboardEvent, within: Element) {
    if (event.shiftKey || event.altKey) return
    if (event.key === 's') return saveForm(event, within)
    if (event.key === 'f') return focusSearch(event)
    const command = commandForKey(commands, event.key)
    const inAnotherLayer = within.closest(IN_LAYER) && overlayStore.get() === null
    if (!command || inAnotherLayer) return
    event.preventDefault()
    command.run(navigate)
  }

  function alone(event: KeyboardEvent, within: Element) {
    if (!singleKeys.get() || event.altKey || within.closest(`${textEntry}, ${IN_LAYER}`)) return
    const recent = event.timeStamp - lastAt < SEQUENCE_WITHIN ? pressed : []
    lastAt = event.timeStamp
    const step = followSequence(commands, recent, event.key)
    pressed = step.pressed
    if (!step.command) return
    event.preventDefault()
    step.command.run(navigate)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.isComposing || event.repeat || !(event.target instanceof Element))
      return
    if (overlayStore.get() === 'palette' && !event.target.closest(`${fields}, ${IN_LAYER}`))
      return typeAhead(event)
    const modified = isMac ? event.metaKey : event.ctrlKey
    if (modified) withModifier(event, event.target)
    else if (!event.ctrlKey && !event.metaKey) alone(event, event.target)
  }

  early.forEach(onKeyDown)
  addEventListener('keydown', onKeyDown, { signal })
}

/** The palette was asked for and does not have the focus yet: it gets what is typed when it has. */
function typeAhead(event: KeyboardEvent) {
  if (event.key === 'Escape') {
    typedAhead.length = 0
    return overlayStore.set(null)
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key.length > 1 && event.key !== 'Enter') return
  event.preventDefault()
  typedAhead.push(event.key)
}

function saveForm(event: KeyboardEvent, within: Element) {
  const form = within.closest('form')
  if (!form) return
  event.preventDefault()
  form.requestSubmit()
}

/** Focuses the screen's search field; without one, the browser's own search still works. */
function focusSearch(event: KeyboardEvent) {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
  if (!field) return
  event.preventDefault()
  field.focus()
  field.select()
}
