import { useRouterState } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Button, type ButtonVariant } from '../../../ui/Button.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Select } from '../../../ui/Select.tsx'
import { later } from '../../../ui/later.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import { CalendarButton } from '../../calendar/CalendarButton.tsx'
import { canStartMeetings } from '../../meetings/meetings.access.ts'
import { MEETING_TYPES } from '../../meetings/meetings.table.ts'
import { MEETING_TYPE_LABELS } from '../../meetings/meetings.text.ts'
import { myTeams } from '../../teams/teams.queries.ts'
import { MY_TEAMS, TEAM } from '../../work/work.text.ts'
import { BOTH_KINDS, KIND, MEETINGS } from '../history/history.text.ts'
import { MeetingHistory } from '../history/MeetingHistory.tsx'
import { readAddress } from '../results/result-address.rules.ts'
import { UpcomingMeetings } from '../upcoming/UpcomingMeetings.tsx'
import { START_A_MEETING } from './lobby.text.ts'
import { MeetingMenu } from './MeetingMenu.tsx'

const MeetingResultView = later(
  () => import('../results/MeetingResultView.tsx'),
  () => <SkeletonRows rowHeight="h-10" />,
)
const SelectTeamDialog = later(() => import('./SelectTeamDialog.tsx'))

/** Running and past meetings, or the result of the meeting that the address's hash names. */
export function MeetingsScreen() {
  const address = useRouterState({ select: ({ location }) => location.hash })
  const named = readAddress(address)
  return named ? <MeetingResultView key={address} {...named} /> : <AllMeetings />
}

const OWN_TEAMS = ''
const BOTH = ''

function AllMeetings() {
  usePreload(MeetingResultView)
  const mayStart = canStartMeetings(useActor())
  const teams = useLive(myTeams, {}) ?? []
  const [chosen, choose] = useState(OWN_TEAMS)
  const [kind, chooseKind] = useState(BOTH)
  const [choosing, setChoosing] = useState(false)
  const startMenu = (variant: ButtonVariant) =>
    mayStart && (
      <MeetingMenu
        onQuarterly={() => setChoosing(true)}
        trigger={
          <Button variant={variant} icon={<Plus aria-hidden />}>
            {START_A_MEETING}
          </Button>
        }
      />
    )
  return (
    <>
      <PageHeader
        title={MEETINGS}
        actions={
          <>
            <CalendarButton />
            {startMenu('primary')}
          </>
        }
      >
        <Select
          label={KIND}
          name="kind"
          hideLabel
          className="md:w-48 max-md:flex-1"
          value={kind}
          onChange={chooseKind}
          options={[
            { value: BOTH, label: BOTH_KINDS },
            ...MEETING_TYPES.map((type) => ({ value: type, label: MEETING_TYPE_LABELS[type] })),
          ]}
        />
        {teams.length > 1 && (
          <Select
            label={TEAM}
            name="team"
            hideLabel
            className="md:w-44 max-md:flex-1"
            value={chosen}
            onChange={choose}
            options={[
              { value: OWN_TEAMS, label: MY_TEAMS },
              ...teams.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </PageHeader>
      <UpcomingMeetings />
      <MeetingHistory
        key={`${chosen}/${kind}`}
        teamId={teams.find(({ id }) => id === chosen)?.id}
        meetingType={MEETING_TYPES.find((type) => type === kind)}
        emptyAction={startMenu('secondary')}
      />
      {choosing && <SelectTeamDialog open onOpenChange={setChoosing} />}
    </>
  )
}
