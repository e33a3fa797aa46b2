import { useState } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { post } from '../../../ui/post.ts'
import { problemOf } from '../../../ui/problem.ts'
import { toast } from '../../../ui/toast.ts'
import { EXPIRED, expiresOn } from '../../time/expiry.text.ts'
import { dateText } from '../../time/time.text.ts'
import type { ListedToken } from './tokens.requests.ts'
import { lastUseOf } from './tokens.rules.ts'
import {
  ASKS_FIRST,
  LAST_USES,
  madeBy,
  NOT_REVOKED,
  REVOKE,
  REVOKE_EXPLAINED,
  revokeAsked,
  REVOKED,
  revokeOf,
  scopesText,
  teamCount,
} from './tokens.text.ts'

type TokenLineProps = {
  companyId: string
  token: ListedToken
  /** Milliseconds. */
  now: number
  onRevoked: () => Promise<void>
}

/** One token: what it is for, whose it is, whether it is in use, and the way to end it. */
export function TokenLine({ companyId, token, now, onRevoked }: TokenLineProps) {
  const [asking, setAsking] = useState(false)
  const { id, name, scopes, teamIds, expiresAt, lastUsedAt } = token
  const isOver = Date.parse(expiresAt) <= now
  const facts = [
    scopesText(scopes),
    ...(teamIds ? [teamCount(teamIds.length)] : []),
    ...(token.proposes ? [ASKS_FIRST] : []),
  ]
  const story = [madeBy(token.madeBy), LAST_USES[lastUseOf(lastUsedAt, now)]]

  async function revoke() {
    try {
      await post('/api/tokens/revoke', { companyId, tokenId: id }, NOT_REVOKED)
      toast.success(REVOKED)
    } catch (error) {
      toast.error(problemOf(error).title, problemOf(error).detail)
    }
    await onRevoked()
  }
  return (
    <li className="flex min-h-14 items-start gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          {isOver && <Badge variant="warn">{EXPIRED}</Badge>}
        </p>
        <p className="text-[0.8125rem] text-soft">{facts.join(' · ')}</p>
        <p className="text-[0.8125rem] text-soft">
          {[...story, ...(isOver ? [] : [expiresOn(dateText(expiresAt))])].join(' · ')}
        </p>
      </div>
      <Button size="sm" aria-label={revokeOf(name)} onClick={() => setAsking(true)}>
        {REVOKE}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={revokeAsked(name)}
        detail={REVOKE_EXPLAINED}
        confirmLabel={REVOKE}
        danger
        onConfirm={revoke}
      />
    </li>
  )
}
