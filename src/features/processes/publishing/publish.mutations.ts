import { defineMutation } from '../../../sync/define-mutation.ts'
import { boolean, ref, uuid } from '../../../sync/fields.ts'
import { spanOf } from '../../../sync/region.ts'
import { utcDayOf } from '../../time/calendar.rules.ts'
import { PROCESS_NOT_PUBLISHED } from '../failures.text.ts'
import { canWriteProcesses } from '../processes.access.ts'
import { draftOf, findToEdit } from '../processes.reads.ts'
import { refuse } from '../processes.refusals.ts'
import { isSameContent, nextReview } from '../processes.rules.ts'
import { changeNote, processes, processPublished, processVersions } from '../processes.table.ts'

/** As many of the last versions of a process are kept, so that all of them move when its readers change. */
export const MOST_VERSIONS = 100

/**
 * Gives its readers the process as it is written now, as its next version. With `confirmAgain` everybody who is to read it confirms this one;
 * without, as for a corrected word, what they have confirmed counts on.
 */
export const publishProcess = defineMutation('publishProcess', {
  failure: PROCESS_NOT_PUBLISHED,
  input: {
    id: ref('processes'),
    versionId: uuid(),
    changeNote: changeNote(),
    confirmAgain: boolean(),
  },
  // Of a version that drops out, and of what was archived long ago.
  reaches: ({ id }) => [spanOf(processVersions, { processId: id }), spanOf(processPublished, { id })],
  may: canWriteProcesses,
  run(tx, { id, versionId, changeNote: note, confirmAgain }, { actor, now }) {
    const process = findToEdit(tx, actor, id)
    const { teamId, audience, ownerId, reviewEvery } = process
    const { steps, name, summary } = draftOf(tx, process)
    if (steps.length === 0) refuse('process/no-steps')
    const present = tx.get(processPublished, id)
    if (present && isSameContent(present, { steps, name, summary })) refuse('process/nothing-new')
    if (present && note === '') refuse('process/change-note-required')
    const version = process.version + 1
    const content = {
      version,
      name,
      summary,
      changeNote: note,
      steps,
      publishedBy: actor.id,
      publishedAt: now,
    }
    const asks = present && !confirmAgain ? present : { confirmFrom: version, askedAt: now }
    const asked = { confirmFrom: asks.confirmFrom, askedAt: asks.askedAt }
    tx.update(processes, id, {
      version,
      reviewDueOn: nextReview(reviewEvery, utcDayOf(now)),
      updatedAt: now,
    })
    if (present) tx.update(processPublished, id, { ...content, ...asked })
    else
      tx.insert(processPublished, { id, teamId, audience, ownerId, ...content, ...asked, archivedAt: null })
    tx.insert(processVersions, { id: versionId, processId: id, teamId, audience, ...content })
    for (const earlier of tx.where(processVersions, { processId: id }))
      if (earlier.version <= version - MOST_VERSIONS) tx.remove(processVersions, earlier.id)
  },
})
