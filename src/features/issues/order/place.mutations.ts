import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref } from '../../../sync/fields.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { refuse } from '../issues.refusals.ts'
import { issues } from '../issues.table.ts'
import { ISSUE_NOT_MOVED } from '../issues.text.ts'
import { placeBetween } from './place.rules.ts'

/** Puts an issue between two others of its team in the order by hand; one of the two may be missing at an end of the list. */
export const placeIssue = defineMutation('placeIssue', {
  failure: ISSUE_NOT_MOVED,
  input: {
    id: ref('issues'),
    beforeId: ref('issues').nullable(),
    afterId: ref('issues').nullable(),
  },
  may: canWriteWork,
  run(tx, { id, beforeId, afterId }) {
    const { teamId } = tx.find(issues, id)
    const [before, after] = [beforeId, afterId].map((other) =>
      other === null ? null : tx.find(issues, other),
    )
    if ([before, after].some((other) => other && (other.teamId !== teamId || other.id === id)))
      refuse('issue/other-list')
    const place = placeBetween(before ?? null, after ?? null) ?? refuse('issue/no-room')
    tx.update(issues, id, { place })
  },
})
