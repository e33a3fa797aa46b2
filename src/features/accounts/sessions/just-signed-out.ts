import { toast } from '../../../ui/toast.ts'
import { SIGNED_OUT } from './just-signed-out.text.ts'

const HASH = '#signed-out'

/** Where signing out leads. The address says so, because the browser deletes whatever was stored, a moment later. */
export const SIGNED_OUT_PAGE = `/login${HASH}`

/** Says once, on the page to which signing out has led, that it worked. */
export function saySignedOut(): void {
  if (location.hash !== HASH) return
  history.replaceState(null, '', location.pathname + location.search)
  toast.success(SIGNED_OUT)
}
