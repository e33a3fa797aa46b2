import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { requestJson } from '../../ui/request.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { dateText, timeText } from '../time/time.text.ts'
import type { RoleChangesAnswer, ToldRoleChange } from './roles.requests.ts'
import {
  BY_COMMAND,
  changedBy,
  NO_ROLE_CHANGES,
  ROLE_CHANGES,
  ROLE_CHANGES_NOT_LOADED,
  ROLE_LABELS,
  roleChange,
  SOMEBODY_GONE,
  TRY_AGAIN,
} from './roles.text.ts'

/** The latest changes of roles, for super admins. `version` is another one after each change. */
export function RoleChanges({ version }: { version: number }) {
  const [changes, setChanges] = useState<readonly ToldRoleChange[] | 'failed' | null>(null)
  const load = () =>
    requestJson<RoleChangesAnswer>('GET', '/api/platform/role-changes').then(
      (answer) => setChanges(answer.changes),
      () => setChanges('failed'),
    )
  useEffect(() => void load(), [version])
  return (
    <section aria-labelledby="role-changes" className="border-t border-line">
      <h2 id="role-changes" className="px-4 pt-4 pb-1.5 text-[0.8125rem] font-medium text-soft">
        {ROLE_CHANGES}
      </h2>
      {changes === null && <SkeletonRows rows={3} rowHeight="h-14" />}
      {changes === 'failed' && (
        <EmptyState
          text={ROLE_CHANGES_NOT_LOADED}
          action={<Button onClick={() => void load()}>{TRY_AGAIN}</Button>}
        />
      )}
      {changes?.length === 0 && <EmptyState text={NO_ROLE_CHANGES} />}
      {Array.isArray(changes) && changes.length > 0 && (
        <ul className="divide-y divide-line">
          {(changes as readonly ToldRoleChange[]).map((change) => (
            <Change key={change.id} {...change} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Change({ at, actor, isByCommand, user, role, given }: ToldRoleChange) {
  return (
    <li className="px-4 py-2">
      <p className="break-words">{roleChange(ROLE_LABELS[role], user ?? SOMEBODY_GONE, given)}</p>
      <p className="text-[0.8125rem] break-words text-soft">
        {changedBy(actor ?? (isByCommand ? BY_COMMAND : SOMEBODY_GONE), `${dateText(at)} ${timeText(at)}`)}
      </p>
    </li>
  )
}
