import { useEffect, useState } from 'react'
import { LOCALE } from '../../language/locale.text.ts'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { Card } from '../../ui/Card.tsx'
import { requestJson } from '../../ui/request.ts'
import { myCompany } from '../companies/companies.queries.ts'
import { dateText } from '../time/time.text.ts'
import { seesPartnerUsage } from './thought-partner.access.ts'
import type { UsageAnswer } from './thought-partner.requests.ts'
import {
  COST,
  DAY,
  monthCost,
  NO_USAGE,
  QUESTIONS,
  TOKENS,
  USAGE,
  usageAbout,
} from './thought-partner.text.ts'

/** How much the company has used day by day, for directors, while it has the thought partner. */
export default function PartnerUsage() {
  const company = useLive(myCompany, {})
  const maySee = seesPartnerUsage(useActor())
  if (!company?.labs.includes('ai-thought-partner') || !maySee) return null
  return <UsageCard companyId={company.id} />
}

function UsageCard({ companyId }: { companyId: string }) {
  const [usage, setUsage] = useState<UsageAnswer>()
  useEffect(() => {
    const over = new AbortController()
    requestJson<UsageAnswer>('GET', `/api/ai/${companyId}/usage`, undefined, over.signal).then(
      setUsage,
      () => undefined,
    )
    return () => over.abort()
  }, [companyId])
  if (!usage?.isSetUp) return null
  const { days, monthCost: ofMonth, tokensPerDay } = usage
  const hasCost = ofMonth !== null
  return (
    <Card title={USAGE} description={usageAbout(tokensPerDay)}>
      {days.length === 0 ? (
        <p className="text-soft">{NO_USAGE}</p>
      ) : (
        <div className="grid gap-2">
          {hasCost && <p className="font-medium">{monthCost(amount(ofMonth))}</p>}
          <table className="w-full text-[0.8125rem] tabular-nums">
            <thead>
              <tr className="text-left text-soft">
                <th className="py-1 font-medium">{DAY}</th>
                <th className="py-1 text-right font-medium">{QUESTIONS}</th>
                <th className="py-1 text-right font-medium">{TOKENS}</th>
                {hasCost && <th className="py-1 text-right font-medium">{COST}</th>}
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, messages, tokens, cost }) => (
                <tr key={day} className="border-t border-line">
                  <td className="py-1">{dateText(`${day}T12:00:00Z`)}</td>
                  <td className="py-1 text-right">{messages.toLocaleString(LOCALE)}</td>
                  <td className="py-1 text-right">{tokens.toLocaleString(LOCALE)}</td>
                  {cost !== null && <td className="py-1 text-right">{amount(cost)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}

/** The prices have no currency. */
const amount = (cost: number): string =>
  cost.toLocaleString(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
