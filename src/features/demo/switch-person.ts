import { post } from '../../ui/post.ts'
import { problemOf } from '../../ui/problem.ts'
import { toast } from '../../ui/toast.ts'
import { leaveClean } from '../accounts/sessions/leave-clean.ts'
import { SIGN_IN_FAILED } from '../accounts/sign-in/sign-in.text.ts'
import { NOT_SWITCHED } from './demo.text.ts'

/** Signs in as another person of the demo company, with nothing left here of the one before, as after signing out. */
export async function switchTo(email: string): Promise<void> {
  try {
    await leaveClean('/dashboard', () => post('/api/demo/enter', { as: email }, SIGN_IN_FAILED))
  } catch (error) {
    toast.error(NOT_SWITCHED, problemOf(error).title)
  }
}
