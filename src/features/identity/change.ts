import { problemOf } from '../../ui/problem.ts'
import { toast } from '../../ui/toast.ts'

/** Asks the server for a change of the settings, and shows what is then. */
export type Change = (path: string, body: object) => Promise<void>

/** Says in a toast why something did not happen; what refuses has words of its own. */
export const report =
  (failure: string) =>
  (error: unknown): void => {
    const { title, detail } = problemOf(error)
    toast.error(title || failure, detail)
  }
