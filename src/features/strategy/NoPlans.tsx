import { Compass } from 'lucide-react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { OpenTeams } from './OpenTeams.tsx'
import { CHOOSE_LEADERS, CHOOSE_LEADERS_ABOUT, NONE_SHARED, STRATEGY } from './strategy.text.ts'
import { useMayChooseLeaders } from './use-may-choose-leaders.ts'

/** What somebody finds who sees no plan. */
export default function NoPlans() {
  const mayChoose = useMayChooseLeaders()
  return (
    <>
      <PageHeader title={STRATEGY} />
      <EmptyState
        icon={<Compass aria-hidden />}
        text={mayChoose ? `${CHOOSE_LEADERS}. ${CHOOSE_LEADERS_ABOUT}` : NONE_SHARED}
        action={mayChoose && <OpenTeams variant="primary" />}
      />
    </>
  )
}
