import './styles.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary, Failure } from '../ui/ErrorBoundary.tsx'
import { ToastHost } from '../ui/ToastHost.tsx'
import { TooltipHost } from '../ui/tooltips.ts'
import { keepInstallOffer } from './install/install-offer.ts'
import { publicScreens } from './public/screens.ts'
import { reloadOnNewVersion } from './new-version.ts'
import { loadAnewAfterReturn } from './put-aside.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { startLaterStyles } from './later-styles.ts'

/** Public pages are a small application of their own, so that signing in doesn't load the shell, the router or the sync engine. */
async function loadApplication() {
  // Before every text that has to be in them; kept-words.ts keeps them there.
  if ('own_words' in localStorage) await import('./speak.ts')
  // The landing page is a page of its own, for which the service worker gives this one while there is no network.
  if (location.pathname === '/') history.replaceState(null, '', '/dashboard')
  if (location.pathname in publicScreens) {
    const { preparePublicApp } = await import('./public/PublicApp.tsx')
    return preparePublicApp()
  }
  const { prepareSignedInApp } = await import('./SignedInApp.tsx')
  return prepareSignedInApp()
}

async function start(element: HTMLElement) {
  const application = await loadApplication().catch((error: unknown) => {
    reportError(error)
    return <Failure onRetry={() => location.reload()} />
  })
  createRoot(element).render(
    <CSPProvider disableStyleElements>
      <ErrorBoundary>{application}</ErrorBoundary>
      <ToastHost />
      <TooltipHost />
    </CSPProvider>,
  )
}

keepInstallOffer()
reloadOnNewVersion()
loadAnewAfterReturn()
registerServiceWorker()
startLaterStyles()
if (!CSS.supports('field-sizing', 'content'))
  import('../ui/sized-by-content.ts').then(
    ({ sizeFieldsByContent }) => sizeFieldsByContent(),
    // new-version.ts sees to files that cannot be had.
    () => undefined,
  )
const element = document.getElementById('root')
if (element) void start(element)
