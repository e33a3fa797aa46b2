import { useEffect, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { CopyField } from '../../../ui/CopyField.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { requestJson } from '../../../ui/request.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { dateText } from '../../time/time.text.ts'
import { report } from '../change.ts'
import type { NewToken, Provisioning } from './provisioning.requests.ts'
import * as texts from './provisioning.text.ts'

const PATH = '/api/identity/provisioning'

/** The tokens with which the company’s directory is let in: made, shown once, and revoked here. */
export function ProvisioningCard({ companyId }: { companyId: string }) {
  const [shown, setShown] = useState<(Provisioning & Partial<NewToken>) | 'failed' | null>(null)
  const [pending, setPending] = useState(false)
  const load = () =>
    requestJson<Provisioning>('GET', `${PATH}/${companyId}`).then(setShown, () => setShown('failed'))
  useEffect(() => {
    void load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Another company is another page.
  }, [])

  async function make() {
    setPending(true)
    await requestJson<NewToken>('POST', PATH, { companyId }).then(setShown, report(texts.TOKEN_NOT_MADE))
    setPending(false)
  }
  const revoke = (tokenId: string) =>
    requestJson<Provisioning>('POST', `${PATH}/revoke`, { companyId, tokenId }).then((left) => {
      setShown(left)
      toast.success(texts.REVOKED)
    }, report(texts.TOKEN_NOT_REVOKED))

  return (
    <Card title={texts.DIRECTORY} description={texts.DIRECTORY_EXPLAINED}>
      {shown === 'failed' && <ErrorState title={texts.TOKENS_NOT_LOADED} onRetry={() => void load()} />}
      {shown === null && <Skeleton className="h-24" />}
      {shown !== null && shown !== 'failed' && (
        <div className="grid gap-4">
          <CopyField label={texts.DIRECTORY_ADDRESS} value={shown.address} />
          {shown.token && (
            <div className="grid gap-1.5">
              <CopyField label={texts.TOKEN} value={shown.token} />
              <p className="text-[0.8125rem] text-soft">{texts.SHOWN_ONCE}</p>
            </div>
          )}
          {shown.tokens.length === 0 && <p className="text-soft">{texts.NO_TOKENS}</p>}
          {shown.tokens.map((token) => (
            <Token key={token.id} token={token} revoke={() => revoke(token.id)} />
          ))}
          <div>
            <Button pending={pending} onClick={() => void make()}>
              {texts.MAKE_TOKEN}
            </Button>
          </div>
        </div>
      )}
    </Card>
  )
}

type TokenProps = { token: Provisioning['tokens'][number]; revoke: () => Promise<void> }

function Token({ token: { createdAt, lastUsedAt }, revoke }: TokenProps) {
  const [isAsking, setAsking] = useState(false)
  const used = texts.lastUsed(lastUsedAt && dateText(lastUsedAt))
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 flex-1">
        {texts.madeOn(dateText(createdAt))}, {used}
      </span>
      <Button size="sm" onClick={() => setAsking(true)}>
        {texts.REVOKE}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.REVOKE_QUESTION}
        detail={texts.REVOKE_DETAIL}
        confirmLabel={texts.REVOKE}
        danger
        onConfirm={revoke}
      />
    </div>
  )
}
