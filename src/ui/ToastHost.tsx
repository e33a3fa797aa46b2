import { useEffect, useState } from 'react'
import { later } from './later.tsx'
import { hasToasts, onToast } from './toast.ts'

const ToastLayer = later(() => import('./layers/ToastLayer.tsx'))

/** The page's one place where toasts appear; loads their view with the first one. */
export function ToastHost() {
  const [needed, setNeeded] = useState(hasToasts)
  useEffect(() => onToast(() => setNeeded(true)), [])
  return needed && <ToastLayer />
}

ToastHost.preload = ToastLayer.preload
