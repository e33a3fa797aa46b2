import { Badge } from '../../../ui/Badge.tsx'
import type { DescribedCall } from './api-docs.rules.ts'
import { EXAMPLE, INPUTS, NO_INPUTS, OPTIONAL, READS, TAKES, WRITES } from './api-docs.text.ts'

/** One call: its name and scope and, opened, what it takes and how it is made with curl. */
export function ApiCallItem({ call }: { call: DescribedCall }) {
  const { name, summary, isWrite, scope, inputs } = call
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
          <Badge variant={isWrite ? 'warn' : 'info'}>{isWrite ? WRITES : READS}</Badge>
          <span className="font-medium">{summary}</span>
          <code className="min-w-0 break-all text-[0.8125rem] text-soft">{name}</code>
        </summary>
        <div className="grid gap-3 px-3 pb-4">
          <p className="text-[0.8125rem] text-soft">
            {TAKES} <code>{scope}</code>
          </p>
          {inputs.length === 0 && <p className="text-soft">{NO_INPUTS}</p>}
          {inputs.length > 0 && (
            <dl aria-label={INPUTS} className="grid gap-1.5">
              {inputs.map((input) => (
                <div key={input.name} className="flex flex-wrap gap-x-2">
                  <dt>
                    <code>{input.name}</code>
                  </dt>
                  <dd className="text-soft">
                    {input.about}
                    {!input.isRequired && `, ${OPTIONAL}`}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <pre
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls can be reached by keys.
            tabIndex={0}
            aria-label={`${EXAMPLE} ${summary}`}
            role="region"
            className="overflow-x-auto rounded-md border border-line bg-sunken p-3 text-[0.8125rem]"
          >
            {call.curl(location.origin)}
          </pre>
        </div>
      </details>
    </li>
  )
}
