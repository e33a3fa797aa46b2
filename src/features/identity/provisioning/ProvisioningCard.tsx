import { useEffect, useState } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { CopyField } from '../../../ui/CopyField.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Form } from '../../../ui/Form.tsx'
import { requestJson } from '../../../ui/request.ts'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { TOKEN_DAYS, TOKEN_NAME_MAX } from '../../time/expiry.rules.ts'
import { afterDays, EXPIRED, EXPIRES, expiresOn } from '../../time/expiry.text.ts'
import { dateText } from '../../time/time.text.ts'
import { report } from '../change.ts'
import {
  type DirectoryToken,
  newDirectoryToken,
  type NewToken,
  type Provisioning,
} from './provisioning.requests.ts'
import * as texts from './provisioning.text.ts'

const PATH = '/api/identity/provisioning'

const LIFETIMES = TOKEN_DAYS.map((days) => ({ value: String(days), label: afterDays(days) }))

/** From then on it stands out: 30 days, in milliseconds. */
const SOON_MS = 2_592_000_000

type Shown = Provisioning & Partial<NewToken> & { at: number }

/** The tokens with which the company’s directory is let in: made, shown once, and revoked here. */
export function ProvisioningCard({ companyId }: { companyId: string }) {
  const [shown, setShown] = useState<Shown | 'failed' | null>(null)
  const show = (found: Provisioning) => setShown({ ...found, at: Date.now() })
  const load = () =>
    requestJson<Provisioning>('GET', `${PATH}/${companyId}`).then(show, () => setShown('failed'))
  useEffect(() => {
    void load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Another company is another page.
  }, [])

  const revoke = (tokenId: string) =>
    requestJson<Provisioning>('POST', `${PATH}/revoke`, { companyId, tokenId }).then((left) => {
      show(left)
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
          {shown.tokens.length > 0 && (
            <ul className="divide-y divide-line">
              {shown.tokens.map((token) => (
                <Token key={token.id} token={token} now={shown.at} revoke={() => revoke(token.id)} />
              ))}
            </ul>
          )}
          <NewDirectoryToken key={shown.token ?? ''} companyId={companyId} onMade={show} />
        </div>
      )}
    </Card>
  )
}

type NewDirectoryTokenProps = { companyId: string; onMade: (made: NewToken) => void }

const NewDirectoryToken = ({ companyId, onMade }: NewDirectoryTokenProps) => (
  <Form
    schema={newDirectoryToken}
    read={(form) => ({ companyId, name: form.text('name'), expires: form.raw('expires') })}
    onSubmit={async (input) => onMade(await requestJson<NewToken>('POST', PATH, input))}
  >
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        label={texts.TOKEN_NAME}
        name="name"
        placeholder={texts.TOKEN_EXAMPLE}
        maxLength={TOKEN_NAME_MAX}
      />
      <Select label={EXPIRES} name="expires" options={LIFETIMES} defaultValue="365" />
    </div>
    <p className="text-[0.8125rem] text-soft">{texts.SEVERAL_AT_ONCE}</p>
    <div>
      <SubmitButton>{texts.MAKE_TOKEN}</SubmitButton>
    </div>
  </Form>
)

type TokenProps = { token: DirectoryToken; now: number; revoke: () => Promise<void> }

function Token({ token, now, revoke }: TokenProps) {
  const { name, madeBy, createdAt, expiresAt, lastUsedAt } = token
  const [isAsking, setAsking] = useState(false)
  const isOver = Date.parse(expiresAt) <= now
  const isNearlyOver = Date.parse(expiresAt) <= now + SOON_MS
  const used = texts.lastUsed(lastUsedAt && dateText(lastUsedAt))
  return (
    <li className="flex flex-wrap items-start gap-2 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
          {isNearlyOver && <Badge variant="warn">{isOver ? EXPIRED : expiresOn(dateText(expiresAt))}</Badge>}
        </p>
        <p className="text-[0.8125rem] text-soft">
          {texts.madeOn(dateText(createdAt), madeBy)}, {used}
        </p>
        {!isNearlyOver && <p className="text-[0.8125rem] text-soft">{expiresOn(dateText(expiresAt))}</p>}
      </div>
      <Button size="sm" aria-label={texts.revokeOf(name)} onClick={() => setAsking(true)}>
        {texts.REVOKE}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.revokeAsked(name)}
        detail={texts.REVOKE_DETAIL}
        confirmLabel={texts.REVOKE}
        danger
        onConfirm={revoke}
      />
    </li>
  )
}
