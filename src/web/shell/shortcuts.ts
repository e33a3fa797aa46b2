import { commands, type Navigate } from './commands.ts'
import { commandForKey, followSequence } from './key-match.ts'
import { createStore } from './create.ts'
import { overlayStore } from './overlays.ts'
import { TAKES_LETTERS } from '../../ui/use-single-keys.ts'
import { IN_LAYER } from '../../ui/in-layer.ts'
import { isMac } from '../../ui/keyboard.ts'
import { take } from '../../ui/take.ts'
import { isTyped, typedAhead } from './typed-ahead.ts'
import { singleKeys } from './single-keys.ts'

const SEQUENCE_WITHIN = 1_000

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
    if (!singleKeys.get() || event.altKey || within.closest(TAKES_LETTERS)) return
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
    if (event.key === 'Escape' && isAwaited() && !event.target.closest(IN_LAYER)) return closeUnseen()
    const modified = isMac ? event.metaKey : event.ctrlKey
    if (modified) withModifier(event, event.target)
    else if (!event.ctrlKey && !event.metaKey) alone(event, event.target)
  }

  for (const event of early) if (!typeAhead(event)) onKeyDown(event)
  addEventListener('keydown', typeAhead, { signal, capture: true })
  addEventListener('keydown', onKeyDown, { signal })
  addEventListener('focusin', typeInto, { signal })
}

/** Whether the palette or a dialog that makes something was asked for. */
const isAwaited = (): boolean => overlayStore.get() === 'palette' || createStore.get() !== null

/**
 * The palette or a dialog was asked for and does not have the focus yet: it gets what is typed when it has.
 * @returns whether the key was meant for it
 */
function typeAhead(event: KeyboardEvent): boolean {
  if (!isAwaited() || !isTyped(event)) return false
  take(event)
  typedAhead.push(event.key)
  return true
}

/** Gives the first field of a dialog what was typed before it had the focus. The palette takes that by itself. */
function typeInto({ target }: FocusEvent): void {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (createStore.get() === null || typedAhead.length === 0 || !isField) return
  const letters = typedAhead.splice(0).filter((key) => key !== 'Enter')
  target.setRangeText(letters.join(''), target.value.length, target.value.length, 'end')
  target.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Takes what was asked for back before it has the focus. */
function closeUnseen(): void {
  typedAhead.length = 0
  overlayStore.set(null)
  createStore.set(null)
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
