import { useLive } from '../../sync/browser/react.ts'
import { useOthersAt } from '../../sync/browser/use-here.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { onePerson } from '../people/people.queries.ts'
import { displayName } from '../people/people.rules.ts'
import { readersScope } from '../revisions/readers.rules.ts'
import { PLAN_PLACE } from './PlanBlock.tsx'
import { readersIn, usePlan } from './plan-context.ts'
import { isWriting } from './strategy.text.ts'

/** Says who else is writing the open plan at this moment. */
export function WhoIsWriting() {
  const open = usePlan()
  const writer = useOthersAt(readersScope(readersIn(open, 'values')), PLAN_PLACE).find(({ what }) =>
    what.startsWith(open.plan?.id ?? open.team.id),
  )
  return writer ? <Writing personId={writer.personId} /> : null
}

function Writing({ personId }: { personId: string }) {
  const person = useLive(onePerson, { personId })
  if (!person) return null
  const name = displayName(person)
  return (
    <span role="status" className="flex items-center gap-1.5 text-[0.8125rem] text-soft max-md:hidden">
      <Avatar name={name} picture={person.avatarUrl} size="xs" />
      {isWriting(name)}
    </span>
  )
}
