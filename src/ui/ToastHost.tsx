import { useEffect, useState } from 'react'
import { later } from './later.tsx'
import { hasToasts, onToast } from './toast.ts'

const ToastLayer = later(() => import('./layers/ToastLayer.tsx'))

/** The one place on the page where toasts appear. Their view is loaded with the first toast. */
export function ToastHost() {
  const [needed, setNeeded] = useState(hasToasts)
  useEffect(() => {
    // The page's own effects run before this one, and may have sent the first toast.
    if (hasToasts()) setNeeded(true)
    return onToast(() => setNeeded(true))
  }, [])
  return needed && <ToastLayer />
}

ToastHost.preload = ToastLayer.preload
