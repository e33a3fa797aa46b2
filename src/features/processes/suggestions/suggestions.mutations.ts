import { defineMutation } from '../../../sync/define-mutation.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { ref, text, uuid } from '../../../sync/fields.ts'
import { isMadeId } from '../../../sync/hashed-id.ts'
import { freshIssue } from '../../issues/issues.rules.ts'
import { issues } from '../../issues/issues.table.ts'
import { isActiveMember } from '../../people/people.rules.ts'
import { people } from '../../people/people.table.ts'
import { findTeam } from '../../teams/teams.access.ts'
import { TITLE_LENGTH } from '../../work/work.rules.ts'
import { NOT_SUGGESTED } from '../failures.text.ts'
import { processSuggestions } from '../followed/followed.table.ts'
import { canWriteProcesses } from '../processes.access.ts'
import { refuse } from '../processes.refusals.ts'
import { processPublished } from '../processes.table.ts'
import { SUGGESTION_REQUIRED } from './required.text.ts'
import { firstWords, SUGGESTION_LENGTH, SUGGESTIONS_A_DAY } from './suggestions.rules.ts'
import { aboutStep, suggestionTitle } from './suggestions.text.ts'

const DAY_MS = 86_400_000
const FROM_LENGTH = 500

/** Suggests to change a process: its team finds an issue on its list, whoever suggests it. */
export const suggestChange = defineMutation('suggestChange', {
  failure: NOT_SUGGESTED,
  input: {
    id: uuid(),
    issueId: uuid(),
    processId: ref('process_published'),
    /** The step that it is about. */
    stepId: uuid().nullable(),
    text: text({ max: SUGGESTION_LENGTH, required: SUGGESTION_REQUIRED }),
    /** The process and its address, as the issue says where it comes from. */
    from: text({ max: FROM_LENGTH }).optional(),
  },
  may: canWriteProcesses,
  run(tx, { id, issueId, processId, stepId, text: said, from }, { actor, now }) {
    if (isMadeId(issueId)) notFound()
    const { teamId, ownerId, name, steps, archivedAt } = tx.find(processPublished, processId)
    findTeam(tx, teamId)
    if (archivedAt !== null) refuse('process/archived')
    const since = new Date(Date.parse(now) - DAY_MS).toISOString()
    const lately = tx.where(processSuggestions, { personId: actor.id }).filter((one) => one.createdAt > since)
    if (lately.length >= SUGGESTIONS_A_DAY) refuse('process/suggestions-a-day', { limit: SUGGESTIONS_A_DAY })
    const owner = tx.get(people, ownerId)
    const at = steps.findIndex((step) => step.id === stepId)
    const step = at < 0 ? null : aboutStep(at + 1, steps[at]!.title)
    // Its team may be one that the actor is not on.
    tx.send(issues, {
      id: issueId,
      title: suggestionTitle(name, firstWords(said)).slice(0, TITLE_LENGTH),
      description: [said, ...(step ? [step] : []), ...(from ? [from] : [])].join('\n\n'),
      issueType: 'short_term',
      teamId,
      ownerId: owner && isActiveMember(owner) ? ownerId : actor.id,
      meetingId: null,
      ...freshIssue(actor.id, now),
    })
    tx.insert(processSuggestions, { id, personId: actor.id, processId, issueId, createdAt: now })
  },
})
