import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { cx } from '../cx.ts'
import { DISMISS } from '../layers.text.ts'
import { onToast, takeToasts, type ToastMessage } from '../toast.ts'

const SHOWN_FOR = 4_000
const SHOWN_FOR_WITH_ACTION = 5_000
const VISIBLE = 3

const looks = {
  success: { icon: CircleCheck, edge: 'border-l-good-edge', ink: 'text-good-edge' },
  error: { icon: CircleAlert, edge: 'border-l-bad-edge', ink: 'text-bad-edge' },
  warning: { icon: TriangleAlert, edge: 'border-l-warn-edge', ink: 'text-warn-edge' },
}

type Shown = { kind: ToastMessage['kind']; second?: { label: string; run: () => void } }

const manager = Toast.createToastManager<Shown>()

function add({ kind, title, detail, action, secondAction, duration, subject }: ToastMessage): void {
  const id = manager.add({
    ...(subject !== undefined && { id: subject }),
    title,
    description: detail,
    data: { kind, ...(secondAction && { second: closing(secondAction) }) },
    priority: kind === 'error' ? 'high' : 'low',
    timeout: duration ?? (action ? SHOWN_FOR_WITH_ACTION : SHOWN_FOR),
    ...(action && { actionProps: { children: action.label, onClick: closing(action).run } }),
  })

  function closing({ label, run }: { label: string; run: () => void }) {
    return {
      label,
      run() {
        run()
        manager.close(id)
      },
    }
  }
}

const ACTION = '-my-1 min-h-7 rounded-md px-2 text-sm font-semibold text-accent-ink hover:bg-hover'

/** Two actions would leave the title no room beside them. */
const ONE_ACTION = 'col-start-3'
const TWO_ACTIONS = 'order-last col-span-3 col-start-2 mt-2.5 -ml-2 flex-wrap gap-y-2'

const showWaiting = () => takeToasts().forEach(add)

export default function ToastLayer() {
  useEffect(() => {
    showWaiting()
    return onToast(showWaiting)
  }, [])
  return (
    <Toast.Provider toastManager={manager} timeout={SHOWN_FOR} limit={VISIBLE}>
      <Toast.Portal>
        {/* On phones toasts cover the top bar, because the controls and the fields of dialogs are further down. */}
        <Toast.Viewport className="fixed z-60 mx-auto flex max-w-[356px] gap-2 max-md:inset-x-2 max-md:top-[max(0.375rem,env(safe-area-inset-top))] max-md:flex-col md:right-4 md:bottom-4 md:w-[356px] md:flex-col-reverse print:hidden">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Toasts() {
  const { toasts } = Toast.useToastManager<Shown>()
  return toasts.map((toast) => {
    const { icon: Icon, edge, ink } = looks[toast.data?.kind ?? 'success']
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['right', 'up', 'down']}
        className={cx(
          'relative w-full translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) rounded-lg border-l-4 bg-raised text-ink shadow-popup transition-[opacity,translate] duration-150 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-2 max-md:data-starting-style:-translate-y-2 data-starting-style:opacity-0',
          edge,
        )}
      >
        <Toast.Content className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-start gap-x-2.5 py-3 pr-2 pl-3 [overflow-wrap:anywhere]">
          <Icon aria-hidden className={cx('mt-0.5 size-4 shrink-0', ink)} />
          <Toast.Title className="text-sm font-medium" />
          <div className={cx('flex [overflow-wrap:normal]', toast.data?.second ? TWO_ACTIONS : ONE_ACTION)}>
            {toast.data?.second && (
              <button type="button" className={ACTION} onClick={toast.data.second.run}>
                {toast.data.second.label}
              </button>
            )}
            <Toast.Action className={ACTION} />
          </div>
          <Toast.Close
            aria-label={DISMISS}
            className="col-start-4 -my-1 inline-flex size-7 items-center justify-center rounded-md text-soft hover:bg-hover hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </Toast.Close>
          <Toast.Description className="col-span-3 col-start-2 pr-2 text-[0.8125rem] text-soft" />
        </Toast.Content>
      </Toast.Root>
    )
  })
}
