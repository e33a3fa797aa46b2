import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useState } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { later } from '../../../ui/later.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import { type Raisable, RaisingContext } from '../../work/raising-context.ts'
import { RaiseButton } from '../../work/RaiseButton.tsx'
import { raiseByKey, raiseEntries } from '../../work/raising.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { IssueMark } from './IssueMark.tsx'
import { IssuesOfRow } from './IssuesOfRow.tsx'
import { OpenIssueContext } from './open-issue.ts'

const RaiseIssue = later(() => import('./RaiseIssue.tsx'))
// Only tasks have them.
const SourceGoal = later(() => import('./SourceGoal.tsx'))
const SourceIssue = later(() => import('./SourceIssue.tsx'))
const OpenedIssue = later(() => import('./OpenedIssue.tsx'))

type RaisingProviderProps = {
  /** The running meeting in which issues are made. */
  meetingId?: string
  children: ReactNode
}

/** Lets the rows below it become issues. */
export function RaisingProvider({ meetingId, children }: RaisingProviderProps) {
  const mayWrite = canWriteWork(useActor())
  const [asked, setAsked] = useState<readonly Raisable[]>([])
  const [opened, open] = useState<string | null>(null)
  usePreload(SourceGoal, SourceIssue, RaiseIssue)
  const raising = useMemo(() => {
    const raise = mayWrite ? (row: Raisable) => setAsked((others) => [...others, row]) : null
    return {
      raise,
      Button: RaiseButton,
      entriesOf: (row: Raisable) => raiseEntries({ raise }, row),
      byKey: (event: KeyboardEvent<HTMLElement>, row: Raisable) =>
        raise && raiseByKey(event, () => raise(row)),
      Mark: IssueMark,
      List: IssuesOfRow,
      Source: SourceIssue,
      GoalSource: SourceGoal,
    }
  }, [mayWrite])
  const onDone = useCallback((done: Raisable) => setAsked((all) => all.filter((row) => row !== done)), [])
  const [first] = asked
  return (
    <RaisingContext value={raising}>
      <OpenIssueContext value={open}>
        {children}
        {first && <RaiseIssue row={first} meetingId={meetingId ?? null} onDone={onDone} onOpen={open} />}
        {opened && <OpenedIssue key={opened} issueId={opened} onClose={() => open(null)} />}
      </OpenIssueContext>
    </RaisingContext>
  )
}
