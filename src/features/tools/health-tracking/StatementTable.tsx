import { CircleDot } from 'lucide-react'
import { useState } from 'react'
import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { later } from '../../../ui/later.tsx'
import { madeIn } from '../../made/made.queries.ts'
import { cameFrom } from '../../made/made.text.ts'
import { MadeLinks } from '../../made/MadeLinks.tsx'
import type { CheckupResults } from '../checkups/checkups.table.ts'
import { noteMadeOfStatement } from '../checkups/made-of-statements.mutations.ts'
import { readersOfCheckup } from '../checkups/results.rules.ts'
import { COMPONENT_OF } from '../checkups/statements.rules.ts'
import { TOOL_LABELS } from '../tools.text.ts'
import {
  AVERAGE,
  COMPONENT,
  issueOf,
  MAKE_ISSUE,
  pointsText,
  SPREAD,
  spreadText,
  STATEMENT,
  STATEMENTS,
} from './health.text.ts'
import { COMPONENT_LABELS, STATEMENT_TEXTS } from './statements.text.ts'

const AddIssueDialog = later(() => import('../../issues/AddIssueDialog.tsx'))

/** All statements with what they came to. Each can become an issue. */
export function StatementTable({ results }: { results: CheckupResults }) {
  const [raising, raise] = useState<number | null>(null)
  const mutate = useMutate()
  const made = useLive(madeIn, { place: 'checkup', originId: results.id, ...readersOfCheckup(results) }) ?? []
  const mayRaise = useActor().can('create_personal_tasks')
  const { id, teamId, statements } = results
  const address = new URL('/tools/health-tracking', location.origin)
  address.search = new URLSearchParams({ of: teamId ?? 'company', result: id }).toString()
  return (
    <div className="min-w-0">
      <table className="w-full text-left">
        <caption className="pb-1 text-left font-semibold">{STATEMENTS}</caption>
        <thead>
          <tr className="border-b border-line text-[0.8125rem] text-soft">
            <th scope="col" className="py-1 pr-4 font-medium max-md:hidden">
              {COMPONENT}
            </th>
            <th scope="col" className="py-1 pr-4 font-medium">
              {STATEMENT}
            </th>
            <th scope="col" className="py-1 pr-4 text-right font-medium">
              {AVERAGE}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {SPREAD}
            </th>
            {mayRaise && (
              <th scope="col" className="print:hidden">
                <span className="sr-only">{MAKE_ISSUE}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {statements.map(({ average, spread }, place) => {
            const text = STATEMENT_TEXTS[place]!
            return (
              <tr key={text} className="border-b border-line">
                <td className="py-1 pr-4 text-soft max-md:hidden">
                  {COMPONENT_LABELS[COMPONENT_OF[place]!]}
                </td>
                <th scope="row" className="py-1 pr-4 font-normal">
                  {text}
                  <span className="block text-xs text-soft md:hidden">
                    {COMPONENT_LABELS[COMPONENT_OF[place]!]}
                  </span>
                  <MadeLinks
                    made={made.filter(({ part }) => part === String(place))}
                    className="max-w-md print:hidden"
                  />
                </th>
                <td data-numeric className="py-1 pr-4 text-right">
                  {pointsText(average)}
                </td>
                <td data-numeric className="py-1 text-right whitespace-nowrap">
                  {spreadText(spread)}
                </td>
                {mayRaise && (
                  <td className="w-10 pl-2 text-right print:hidden">
                    <IconButton
                      label={issueOf(text)}
                      icon={<CircleDot aria-hidden />}
                      onClick={() => raise(place)}
                    />
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      {raising !== null && (
        <AddIssueDialog
          open
          onOpenChange={(open) => !open && raise(null)}
          teamId={teamId ?? undefined}
          title={STATEMENT_TEXTS[raising]!}
          description={cameFrom(TOOL_LABELS['health-tracking'], address.href)}
          onCreated={(madeId) => {
            const issue = { id: newId(), kind: 'issue', madeId } as const
            mutate(noteMadeOfStatement, { ...issue, checkupId: id, statement: raising })
          }}
        />
      )}
    </div>
  )
}
