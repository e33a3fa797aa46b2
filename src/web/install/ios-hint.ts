import { toast } from '../../ui/toast.ts'
import { INSTALL_APP, ON_IOS } from './install.text.ts'
import { OFFERED_AFTER, putOff, wasPutOff } from './install-answer.ts'

const SHOWN_FOR = 10_000

/** Says once how the app gets to the home screen, where the browser itself offers nothing. */
export function hintOnce(): void {
  if (wasPutOff()) return
  setTimeout(() => {
    putOff()
    toast.success(INSTALL_APP, ON_IOS, { duration: SHOWN_FOR })
  }, OFFERED_AFTER)
}
