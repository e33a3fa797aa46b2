type ToastAction = { label: string; run: () => void }

export type ToastOptions = {
  action?: ToastAction
  /** Milliseconds until it goes by itself; 4,000 when left out, 5,000 with an action. */
  duration?: number
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

/** Short messages in the corner. Callable from anywhere, also before their view has been loaded. */
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
  options?: Pick<ToastOptions, 'duration'>,
): void => toast.success(title, detail, { ...options, action: { label: 'Undo', run: () => void undo() } })

/** Whether messages wait that nobody has shown yet. */
export const hasToasts = (): boolean => waiting.length > 0

/** Takes the messages that nobody has shown yet. */
export const takeToasts = (): ToastMessage[] => waiting.splice(0)

/** Calls back whenever a message arrives; the answer ends that. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
