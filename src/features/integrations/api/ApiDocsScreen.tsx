import { useEffect, useMemo, useState } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { CopyField } from '../../../ui/CopyField.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { requestJson } from '../../../ui/request.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { AREA_LABELS } from '../tokens/tokens.text.ts'
import { AREAS } from '../tokens/scopes.rules.ts'
import { ApiCallItem } from './ApiCallItem.tsx'
import { type ApiDescription, type DescribedCall, callsOf, matchingCalls } from './api-docs.rules.ts'
import {
  CODES,
  DOCS,
  DOCS_NOT_LOADED,
  ERRORS,
  GUIDE,
  MCP_ADDRESS,
  NO_CALLS,
  SEARCH_CALLS,
  THE_DOCUMENT,
} from './api-docs.text.ts'

/** What programs can call, from the same description that they can read themselves. */
export default function ApiDocsScreen() {
  const [calls, setCalls] = useState<DescribedCall[] | 'failed' | null>(null)
  const [sought, setSought] = useState('')
  const load = () =>
    requestJson<ApiDescription>('GET', '/api/v1/openapi.json').then(
      (description) => setCalls(callsOf(description)),
      () => setCalls('failed'),
    )
  useEffect(() => void load(), [])
  const shown = useMemo(() => (Array.isArray(calls) ? matchingCalls(calls, sought) : []), [calls, sought])

  return (
    <>
      <PageHeader title={DOCS} />
      <div className="grid max-w-4xl gap-5 px-4 pb-10">
        <Card>
          <div className="grid gap-3">
            {GUIDE.map(({ title, lines, codes }) => (
              <section key={title} className="grid gap-2">
                <h2 className="text-base font-semibold">{title}</h2>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                {codes && <ErrorCodes />}
              </section>
            ))}
            <CopyField label={MCP_ADDRESS} value={`${location.origin}/api/mcp`} />
            <CopyField label={THE_DOCUMENT} value={`${location.origin}/api/v1/openapi.json`} />
          </div>
        </Card>
        <SearchField label={SEARCH_CALLS} value={sought} onChange={setSought} />
        {calls === 'failed' && <ErrorState title={DOCS_NOT_LOADED} onRetry={() => void load()} />}
        {calls === null && <SkeletonRows rows={8} />}
        {Array.isArray(calls) && shown.length === 0 && <EmptyState text={NO_CALLS} />}
        {AREAS.map((area) => {
          const own = shown.filter((call) => call.area === area)
          return (
            own.length > 0 && (
              <section key={area}>
                <h2 className="mb-1 text-base font-semibold">{AREA_LABELS[area]}</h2>
                <ul className="divide-y divide-line rounded-lg border border-line">
                  {own.map((call) => (
                    <ApiCallItem key={call.path} call={call} />
                  ))}
                </ul>
              </section>
            )
          )
        })}
      </div>
    </>
  )
}

const ErrorCodes = () => (
  <dl aria-label={CODES} className="grid gap-1.5 text-[0.8125rem]">
    {ERRORS.map(([status, code, about]) => (
      <div key={code} className="flex flex-wrap gap-x-2">
        <dt>
          {status} <code>{code}</code>
        </dt>
        <dd className="text-soft">{about}</dd>
      </div>
    ))}
  </dl>
)
