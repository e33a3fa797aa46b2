import { useActor, useLive } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { type PersonWithTeams, peopleOfCompany } from '../people/people.queries.ts'
import { displayName, isActiveMember } from '../people/people.rules.ts'
import { PERSON_REMOVED } from '../people/people.text.ts'
import { levelCan } from '../rights/capabilities.rules.ts'
import { MOST_HANDED_OVER, removeWithHandOver } from './leaving.mutations.ts'
import { type WorkOfOneTeam, workToHandOver } from './leaving.queries.ts'
import { KINDS_OF_WORK } from './leaving.reads.ts'
import { SuccessorFields, successorsIn } from './SuccessorFields.tsx'
import {
  ANYTHING_ELSE,
  ANYTHING_ELSE_EXPLAINED,
  countsOf,
  listsOf,
  NO_OPEN_WORK,
  OPEN_WORK,
  REMOVAL_EXPLAINED,
  REMOVE,
  removeQuestion,
  SHOW_WORK,
  takesOver,
} from './leaving.text.ts'

type LeavingDialogProps = { entry: PersonWithTeams; onClose: () => void }

/** Shows what somebody owns, asks who gets it, and removes them from the company in the same step. */
export default function LeavingDialog({ entry: { person, name, teams }, onClose }: LeavingDialogProps) {
  const actor = useActor()
  const teamIds = teams.slice(0, MOST_HANDED_OVER).map(({ id }) => id)
  const work = useLive(workToHandOver, { personId: person.id, teamIds })
  const everywhere = (useLive(peopleOfCompany, {}) ?? []).filter(
    (each) =>
      each.person.id !== person.id &&
      isActiveMember(each.person) &&
      levelCan(each.person.level, 'manage_all_teams'),
  )
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={removeQuestion(name)}
      description={REMOVAL_EXPLAINED}
      mutation={removeWithHandOver}
      read={(form) => ({
        auditId: newId(),
        personId: person.id,
        otherwiseId: form.raw('otherwise') || actor.id,
        successors: [
          ...(work ?? []).flatMap(({ team }) =>
            successorsIn(form, fieldsOf(team.id)).map((each) => ({ ...each, teamId: team.id })),
          ),
          ...successorsIn(form, 'otherwise').filter(({ kind }) => kind),
        ],
      })}
      submitLabel={REMOVE}
      onDone={() => toast.success(PERSON_REMOVED)}
    >
      {!work && <SkeletonRows rows={2} />}
      {work?.length === 0 && <p className="text-soft">{NO_OPEN_WORK}</p>}
      {work && work.length > 0 && <h3 className="font-medium">{OPEN_WORK}</h3>}
      {work?.map((each) => (
        <TeamsWork key={each.team.id} work={each} />
      ))}
      <SuccessorFields
        label={ANYTHING_ELSE}
        team={null}
        name="otherwise"
        kinds={KINDS_OF_WORK}
        description={ANYTHING_ELSE_EXPLAINED}
        defaultValue={actor.id}
        options={everywhere.map((each) => ({ value: each.person.id, label: each.name }))}
      />
    </FormDialog>
  )
}

const fieldsOf = (teamId: string): string => `successor-${teamId}`

const TeamsWork = ({ work }: { work: WorkOfOneTeam }) => (
  <div className="grid gap-2 rounded-lg border border-line p-3">
    <SuccessorFields
      label={takesOver(work.team.name)}
      team={work.team.name}
      name={fieldsOf(work.team.id)}
      kinds={KINDS_OF_WORK.filter((kind) => work.titles[kind].length > 0)}
      description={countsOf(work)}
      defaultValue={work.successors[0]?.id ?? ''}
      options={work.successors.map((person) => ({ value: person.id, label: displayName(person) }))}
    />
    <details className="text-[0.8125rem]">
      <summary className="cursor-pointer text-soft">{SHOW_WORK}</summary>
      <dl className="grid max-h-48 gap-2 overflow-y-auto pt-2">
        {listsOf(work).map(([kind, titles]) => (
          <div key={kind}>
            <dt className="text-soft">{kind}</dt>
            <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{titles.join('\n')}</dd>
          </div>
        ))}
      </dl>
    </details>
  </div>
)
