import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { post } from '../../../ui/post.ts'
import { type Problem, problemOf } from '../../../ui/problem.ts'
import { forgetSession } from '../sessions/kept-session.ts'
import { DEVELOPER_MAILBOX_LINK, SIGN_IN_FAILED, TRY_THE_DEMO } from './sign-in.text.ts'
import { useInstall } from './use-install.ts'

/** The button into the demo company and the link to the mailbox, if this installation has them. */
export function DemoEntrance({ className }: { className?: string }) {
  const { demo, mailbox } = useInstall()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  if (!demo && !mailbox) return null

  async function enter() {
    setPending(true)
    setProblem(null)
    try {
      await post('/api/demo/enter', {}, SIGN_IN_FAILED)
      forgetSession()
      location.assign('/dashboard')
    } catch (error) {
      setProblem(problemOf(error))
      setPending(false)
    }
  }

  return (
    <div className={className}>
      {demo && (
        <Button pending={pending} onClick={enter}>
          {TRY_THE_DEMO}
        </Button>
      )}
      {problem && (
        <div role="alert" className="mt-2 text-bad-ink">
          <p>{problem.title}</p>
          {problem.detail && <p className="text-[0.8125rem]">{problem.detail}</p>}
        </div>
      )}
      {mailbox && (
        <p className="mt-3 text-[0.8125rem]">
          <a href="/mailbox" className="underline underline-offset-4">
            {DEVELOPER_MAILBOX_LINK}
          </a>
        </p>
      )}
    </div>
  )
}
