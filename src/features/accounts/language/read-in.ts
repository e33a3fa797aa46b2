import { LANGUAGE_COOKIE, type Language } from '../../../language/languages.rules.ts'

const YEAR = 31_536_000

/**
 * Has this browser ask for its pages in a language from now on, and loads this one again. Each language has a service worker of its own, so that
 * of the one before goes.
 * @param language null for the one that the browser itself asks for
 */
export async function readIn(language: Language | null): Promise<void> {
  const age = language === null ? 0 : YEAR
  document.cookie = `${LANGUAGE_COOKIE}=${language ?? ''}; path=/; max-age=${age}; samesite=lax`
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await worker?.unregister().catch(() => undefined)
  location.reload()
}
