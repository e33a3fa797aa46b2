import { UNDO } from './ui.text.ts'

type ToastAction = { label: string; run: () => void }

export type ToastOptions = {
  action?: ToastAction
  /** Another one, before `action`. */
  secondAction?: ToastAction
  /** Milliseconds until it disappears; 4,000 by default, or 5,000 with an action. */
  duration?: number
  /** What it is about: it takes the place of what was said of that before. */
  subject?: string
}

export type ToastMessage = ToastOptions & {
  kind: 'success' | 'error' | 'warning'
  title: string
  detail: string | undefined
}

const waiting: ToastMessage[] = []
const listeners = new Set<() => void>()

function show(message: ToastMessage): void {
  waiting.push(message)
  for (const listener of listeners) listener()
}

/** Short messages in the corner. They can be sent from anywhere, even before their view has loaded. */
export const toast = {
  success: (title: string, detail?: string, options?: ToastOptions) =>
    show({ ...options, kind: 'success', title, detail }),
  error: (title: string, detail?: string, options?: ToastOptions) =>
    show({ ...options, kind: 'error', title, detail }),
  warning: (title: string, detail?: string, options?: ToastOptions) =>
    show({ ...options, kind: 'warning', title, detail }),
}

/** Says what was done and offers to take it back. */
export const toastUndo = (
  title: string,
  detail: string | undefined,
  undo: () => unknown,
  options?: Omit<ToastOptions, 'action'>,
): void => toast.success(title, detail, { ...options, action: { label: UNDO, run: () => void undo() } })

/** Whether there are messages that haven't been shown yet. */
export const hasToasts = (): boolean => waiting.length > 0

/** Takes the messages that haven't been shown yet. */
export const takeToasts = (): ToastMessage[] => waiting.splice(0)

/** Calls back whenever a message arrives. Returns the function that stops that. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
