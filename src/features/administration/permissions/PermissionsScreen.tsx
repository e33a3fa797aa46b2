import { useNavigate, useSearch } from '@tanstack/react-router'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Card } from '../../../ui/Card.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { peopleOfCompany, type PersonWithTeams } from '../../people/people.queries.ts'
import { hasManagerLevel, type Level } from '../../rights/levels.rules.ts'
import { LEVEL_ABOUT, LEVEL_LABELS } from '../../rights/rights.text.ts'
import { CapabilityMatrix } from './CapabilityMatrix.tsx'
import { LevelList } from './LevelList.tsx'
import {
  PERMISSIONS,
  WHAT_LEVELS_MAY,
  WHO_HAS_WHAT,
  WHOM_TO_ASK,
  WHOM_TO_ASK_EXPLAINED,
  yourLevelIs,
} from './permissions.text.ts'

/** What people may do here. Managers and up see who has which level, and change it; everybody else what they may do, and whom to ask. */
export function PermissionsScreen() {
  const everybody = useLive(peopleOfCompany, {})
  const actor = useActor()
  const me = everybody?.find(({ person }) => person.id === actor.id)?.person
  return (
    <>
      <PageHeader title={PERMISSIONS} />
      {!everybody || !me ? (
        <SkeletonRows rows={8} rowHeight="h-14" />
      ) : hasManagerLevel(me.level) ? (
        <Administered everybody={everybody} meId={me.id} level={me.level} />
      ) : (
        <Own everybody={everybody} level={me.level} />
      )}
    </>
  )
}

type AdministeredProps = { everybody: readonly PersonWithTeams[]; meId: string; level: Level }

function Administered({ everybody, meId, level }: AdministeredProps) {
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  return (
    <Tabs
      label={PERMISSIONS}
      value={tab === 'levels' ? 'levels' : 'people'}
      onChange={(next) =>
        void navigate({ to: '/permissions', search: next === 'levels' ? { tab: next } : {} })
      }
      tabs={[
        {
          value: 'people',
          label: WHO_HAS_WHAT,
          count: everybody.length,
          content: <LevelList everybody={everybody} meId={meId} />,
        },
        { value: 'levels', label: WHAT_LEVELS_MAY, content: <Matrix level={level} /> },
      ]}
    />
  )
}

const Matrix = ({ level }: { level: Level }) => (
  <div className="pt-4">
    <CapabilityMatrix own={level} />
  </div>
)

type OwnProps = { everybody: readonly PersonWithTeams[]; level: Level }

function Own({ everybody, level }: OwnProps) {
  const managers = everybody
    .filter(({ person }) => hasManagerLevel(person.level))
    .toSorted(
      (one, other) => Number(other.person.level === 'director') - Number(one.person.level === 'director'),
    )
  return (
    <>
      <div className="grid max-w-5xl gap-4 px-4 pb-5 md:grid-cols-2">
        <Card title={yourLevelIs(LEVEL_LABELS[level])} description={LEVEL_ABOUT[level]} />
        <Card title={WHOM_TO_ASK} description={WHOM_TO_ASK_EXPLAINED}>
          <ul className="grid max-h-60 gap-2 overflow-y-auto">
            {managers.map(({ person, name }) => (
              <li key={person.id} className="flex items-center gap-2">
                <Avatar name={name} picture={person.avatarUrl} size="sm" person={person.id} />
                <a href={`mailto:${person.email}`} data-person={person.id} className="link min-w-0 truncate">
                  {name}
                </a>
                <span className="ml-auto text-[0.8125rem] text-soft">{LEVEL_LABELS[person.level]}</span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <h2 className="px-4 pb-2 font-semibold">{WHAT_LEVELS_MAY}</h2>
      <CapabilityMatrix own={level} />
    </>
  )
}
