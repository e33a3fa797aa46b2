import { useState } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyField } from '../../ui/CopyField.tsx'
import { Form } from '../../ui/Form.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { type Change, report } from './change.ts'
import { domainInput, type ShownDomain } from './identity.requests.ts'
import {
  ADD_DOMAIN,
  CHECK_RECORD,
  checkDomain,
  DOMAIN,
  DOMAIN_VERIFIED,
  DOMAINS,
  DOMAINS_EXPLAINED,
  NO_DOMAINS,
  NOT_CHANGED,
  RECORD_EXPLAINED,
  recordOf,
  REMOVE,
  removeDomain,
  UNVERIFIED,
  VERIFIED,
} from './identity.text.ts'

type DomainsCardProps = { domains: ShownDomain[]; companyId: string; change: Change }

/** The mail domains that the company has shown to be its own, or is about to. */
export function DomainsCard({ domains, companyId, change }: DomainsCardProps) {
  return (
    <Card title={DOMAINS} description={DOMAINS_EXPLAINED}>
      <div className="grid gap-4">
        {domains.length === 0 && <p className="text-soft">{NO_DOMAINS}</p>}
        {domains.length > 0 && (
          <ul className="grid gap-4">
            {domains.map((domain) => (
              <Domain key={domain.id} domain={domain} change={change} />
            ))}
          </ul>
        )}
        <Form
          className="grid-cols-[minmax(0,16rem)_auto] items-end justify-start gap-2"
          schema={domainInput}
          read={(form) => ({ companyId, domain: form.text('domain') })}
          onSubmit={async ({ domain }, element) => {
            await change('domains', { domain })
            element.reset()
          }}
        >
          <TextField label={DOMAIN} name="domain" inputMode="url" autoCapitalize="none" spellCheck={false} />
          <SubmitButton variant="secondary">{ADD_DOMAIN}</SubmitButton>
        </Form>
      </div>
    </Card>
  )
}

function Domain({
  domain: { id, domain, record, verifiedAt },
  change,
}: {
  domain: ShownDomain
  change: Change
}) {
  const [pending, setPending] = useState<'check' | 'remove' | null>(null)

  async function act(what: 'check' | 'remove', path: string, done?: string) {
    setPending(what)
    await change(path, { domainId: id }).then(() => done && toast.success(done), report(NOT_CHANGED))
    setPending(null)
  }

  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{domain}</span>
        <Badge variant={verifiedAt === null ? 'warn' : 'good'}>
          {verifiedAt === null ? UNVERIFIED : VERIFIED}
        </Badge>
        {verifiedAt === null && (
          <Button
            size="sm"
            aria-label={checkDomain(domain)}
            pending={pending === 'check'}
            onClick={() => void act('check', 'domains/verify', DOMAIN_VERIFIED)}
          >
            {CHECK_RECORD}
          </Button>
        )}
        <Button
          size="sm"
          aria-label={removeDomain(domain)}
          pending={pending === 'remove'}
          onClick={() => void act('remove', 'domains/remove')}
        >
          {REMOVE}
        </Button>
      </div>
      {verifiedAt === null && (
        <>
          <CopyField label={recordOf(domain)} value={record} />
          <p className="text-[0.8125rem] text-soft">{RECORD_EXPLAINED}</p>
        </>
      )}
    </li>
  )
}
