import { useActor, useLive } from '../../../sync/browser/react.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { checkupsToAnswer } from '../checkups/checkups.queries.ts'
import { ToolsFor } from '../frame/ToolsFor.tsx'
import { mayUseTools } from '../tools.access.ts'
import { TOOL_LABELS } from '../tools.text.ts'
import { AnswerCheckup } from './AnswerCheckup.tsx'
import { Checkups } from './Checkups.tsx'
import { ToAnswer } from './ToAnswer.tsx'
import { useHealthAddress } from './use-health-address.ts'

const TITLE = TOOL_LABELS['health-tracking']

/** Check-ups: answered by whoever is invited, looked at by those who work with the tools. */
export function HealthScreen() {
  const [{ checkup }] = useHealthAddress()
  const actor = useActor()
  const toAnswer = useLive(checkupsToAnswer, {})
  if (checkup) return <AnswerCheckup key={checkup} checkupId={checkup} />
  if (mayUseTools(actor) || !toAnswer || toAnswer.length === 0)
    return (
      <ToolsFor title={TITLE}>
        <Checkups toAnswer={toAnswer ?? []} />
      </ToolsFor>
    )
  return (
    <>
      <PageHeader title={TITLE} />
      <ToAnswer checkups={toAnswer} />
    </>
  )
}
