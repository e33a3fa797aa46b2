import { requestJson } from '../ui/request.ts'
import { toast } from '../ui/toast.ts'

/** Ends this session and loads the sign-in page anew, so that nothing of it stays in memory. */
export async function signOut(): Promise<void> {
  try {
    await requestJson('POST', '/api/sign-out', { everywhere: false })
  } catch {
    toast.error('Error', 'Failed to sign out. Please try again.')
    return
  }
  location.replace('/login')
}
