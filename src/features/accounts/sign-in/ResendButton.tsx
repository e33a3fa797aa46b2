import { useState } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { type Problem, problemOf } from '../../../ui/problem.ts'
import { SEND_AGAIN, SENT_AGAIN } from './sign-in.text.ts'

/** Sends a mail again; once it is sent, a message replaces the button. */
export function ResendButton({ resend }: { resend: () => Promise<void> }) {
  const [state, setState] = useState<'ready' | 'pending' | 'sent'>('ready')
  const [problem, setProblem] = useState<Problem | null>(null)

  async function again() {
    setState('pending')
    setProblem(null)
    try {
      await resend()
      setState('sent')
    } catch (error) {
      setProblem(problemOf(error))
      setState('ready')
    }
  }

  if (state === 'sent') return <Alert kind="info" title={SENT_AGAIN} />
  return (
    <>
      {problem && <Alert kind="bad" title={problem.title} detail={problem.detail} />}
      <Button pending={state === 'pending'} onClick={again}>
        {SEND_AGAIN}
      </Button>
    </>
  )
}
