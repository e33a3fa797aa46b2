import { useState } from 'react'
import { problemOf } from '../../../ui/problem.ts'
import { toast } from '../../../ui/toast.ts'

/**
 * Something that the server tries when it is asked to, and what the last run found.
 * @param ask sends the request
 */
export function useRun<Answer>(ask: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [pending, setPending] = useState(false)
  async function run(): Promise<void> {
    setPending(true)
    try {
      setAnswer(await ask())
    } catch (error) {
      const { title, detail } = problemOf(error)
      toast.error(title, detail)
    }
    setPending(false)
  }
  return { answer, pending, run: () => void run() }
}
