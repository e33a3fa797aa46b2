import { useEffect, useState } from 'react'
import { KeyRound } from 'lucide-react'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { later } from '../../../ui/later.tsx'
import { requestJson } from '../../../ui/request.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Proposals } from '../mcp/Proposals.tsx'
import { TokenLine } from './TokenLine.tsx'
import type { TokenList } from './tokens.requests.ts'
import {
  NEW_TOKEN,
  NO_TOKENS,
  NO_TOKENS_EXPLAINED,
  READ_THE_DOCS,
  TOKENS,
  TOKENS_EXPLAINED,
  TOKENS_NOT_LOADED,
} from './tokens.text.ts'

const NewTokenDialog = later(() => import('./NewTokenDialog.tsx'))

/** The person's tokens or, for who looks after the company, everybody's: made and revoked here. */
export function TokensCard({ companyId }: { companyId: string }) {
  const [list, setList] = useState<(TokenList & { at: number }) | 'failed' | null>(null)
  const [making, setMaking] = useState(false)
  const load = () =>
    requestJson<TokenList>('GET', `/api/tokens/${companyId}`).then(
      (found) => setList({ ...found, at: Date.now() }),
      () => setList('failed'),
    )
  useEffect(() => {
    void load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A page of settings is of one company.
  }, [])

  return (
    <Card
      title={TOKENS}
      description={TOKENS_EXPLAINED}
      actions={
        <div className="flex flex-wrap gap-2">
          <a href="/api-docs" className={buttonClass('secondary')}>
            {READ_THE_DOCS}
          </a>
          <Button variant="primary" onClick={() => setMaking(true)}>
            {NEW_TOKEN}
          </Button>
        </div>
      }
    >
      <Proposals companyId={companyId} />
      {list === 'failed' && <ErrorState title={TOKENS_NOT_LOADED} onRetry={() => void load()} />}
      {list === null && <SkeletonRows rows={2} rowHeight="h-14" />}
      {list !== null && list !== 'failed' && list.tokens.length === 0 && (
        <EmptyState icon={<KeyRound />} text={`${NO_TOKENS}. ${NO_TOKENS_EXPLAINED}`} />
      )}
      {list !== null && list !== 'failed' && list.tokens.length > 0 && (
        <ul aria-label={TOKENS} className="divide-y divide-line">
          {list.tokens.map((token) => (
            <TokenLine key={token.id} companyId={companyId} token={token} now={list.at} onRevoked={load} />
          ))}
        </ul>
      )}
      {making && (
        <NewTokenDialog open onOpenChange={setMaking} companyId={companyId} onMade={() => void load()} />
      )}
    </Card>
  )
}
