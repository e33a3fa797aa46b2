import '../styles.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { createRoot } from 'react-dom/client'
import { ToastHost } from '../ToastHost.tsx'
import { TooltipHost } from '../tooltips.ts'
import { Gallery } from './Gallery.tsx'

const element = document.getElementById('root')
if (element) {
  createRoot(element).render(
    <CSPProvider disableStyleElements>
      <Gallery />
      <ToastHost />
      <TooltipHost />
    </CSPProvider>,
  )
}
