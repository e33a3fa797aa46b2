import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { requestJson } from '../../../ui/request.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { canUpdateCompany } from '../../companies/companies.access.ts'
import { HookDialog } from './HookDialog.tsx'
import { HookRow } from './HookRow.tsx'
import type { HookList, ListedHook } from './hooks.requests.ts'
import { ADD, EXPLAINED, NONE, NOT_LOADED, TITLES } from './hooks.text.ts'
import { SecretDialog } from './SecretDialog.tsx'

type HooksCardProps = { companyId: string; kind: ListedHook['kind'] }

/** The company’s webhooks, or the channels of its teams, for those who look after its settings. */
export function HooksCard(props: HooksCardProps) {
  return canUpdateCompany(useActor()) ? <Hooks {...props} /> : null
}

function Hooks({ companyId, kind }: HooksCardProps) {
  const [hooks, setHooks] = useState<ListedHook[] | 'failed' | null>(null)
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const adder = useRef<HTMLDivElement>(null)
  const load = () =>
    requestJson<HookList>('GET', `/api/hooks/${companyId}`).then(
      (list) => setHooks(list.hooks.filter((hook) => hook.kind === kind)),
      () => setHooks('failed'),
    )
  useEffect(() => {
    void load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The settings are of one company.
  }, [])

  const add = (
    <div ref={adder}>
      <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
        {ADD[kind]}
      </Button>
    </div>
  )
  return (
    <Card title={TITLES[kind]} description={EXPLAINED[kind]} actions={add}>
      {hooks === 'failed' && <ErrorState title={NOT_LOADED} onRetry={() => void load()} />}
      {hooks === null && <Skeleton className="h-12" />}
      {Array.isArray(hooks) && hooks.length === 0 && <p className="text-soft">{NONE[kind]}</p>}
      {Array.isArray(hooks) && hooks.length > 0 && (
        <ul className="grid gap-3">
          {hooks.map((hook) => (
            <HookRow
              key={hook.id}
              hook={hook}
              companyId={companyId}
              onChanged={() => void load()}
              onRemoved={async () => {
                await load()
                adder.current?.querySelector('button')?.focus()
              }}
              onSecret={setSecret}
            />
          ))}
        </ul>
      )}
      <HookDialog
        open={adding}
        onOpenChange={setAdding}
        companyId={companyId}
        kind={kind}
        onSaved={(made) => {
          setSecret(made)
          void load()
        }}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </Card>
  )
}
