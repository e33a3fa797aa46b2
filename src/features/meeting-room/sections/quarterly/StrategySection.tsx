import { IssueList } from '../../../issues/IssueList.tsx'
import type { Meeting } from '../../../meetings/meetings.table.ts'
import { Prompts } from '../Prompts.tsx'
import { STRATEGY } from '../sections.text.ts'
import { LONG_TERM } from './quarterly.text.ts'

/** What to ask of the strategy, and the long-term issues that belong to it. */
export default function StrategySection({ meeting: { id, teamId } }: { meeting: Meeting }) {
  return (
    <>
      <Prompts prompts={STRATEGY} />
      <h3 className="px-4 pt-4 pb-1 text-base font-semibold">{LONG_TERM}</h3>
      <IssueList teamId={teamId} meetingId={id} issueType="long_term" />
    </>
  )
}
