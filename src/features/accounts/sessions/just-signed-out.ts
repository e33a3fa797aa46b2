import { toast } from '../../../ui/toast.ts'
import { SIGNED_OUT } from './sessions.text.ts'

const KEY = 'just-signed-out'

/** For the sign-in page, which is another document. */
export const noteSignedOut = (): void => sessionStorage.setItem(KEY, 'yes')

/** Says once that signing out has led here. */
export function saySignedOut(): void {
  if (sessionStorage.getItem(KEY) === null) return
  sessionStorage.removeItem(KEY)
  toast.success(SIGNED_OUT)
}
