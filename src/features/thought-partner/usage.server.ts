import type { AiConfig } from '../../server/ai-config.ts'
import type { Services } from '../../server/services.ts'
import type { UsageAnswer } from './thought-partner.requests.ts'

const DAYS = 31

interface DayRow {
  day: string
  tokens: string
  inTokens: string
  outTokens: string
  messages: number
}

/** What a company has used in the last month, day by day, the latest first: numbers, and nothing of what was said. */
export function usageOf(
  { node, config }: Pick<Services, 'node' | 'config'>,
  companyId: string,
): Promise<UsageAnswer> {
  const { ai } = config
  return node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<DayRow>(
      `select to_char(day, 'YYYY-MM-DD') as day, in_tokens + out_tokens as tokens, in_tokens as "inTokens", out_tokens as "outTokens", messages
       from ai_days where company_id = $1 and day > (now() at time zone 'utc')::date - ${DAYS} order by day desc`,
      [companyId],
    )
    const month = new Date().toISOString().slice(0, 7)
    const ofMonth = rows.filter(({ day }) => day.startsWith(month))
    return {
      isSetUp: ai !== null,
      tokensPerDay: ai?.companyTokensPerDay ?? 0,
      days: rows.map((row) => ({
        day: row.day,
        tokens: Number(row.tokens),
        messages: row.messages,
        cost: costOf([row], ai),
      })),
      monthCost: costOf(ofMonth, ai),
    }
  })
}

/** Null without prices. */
function costOf(rows: readonly DayRow[], ai: AiConfig | null): number | null {
  if (!ai?.prices) return null
  const { in: input, out: output } = ai.prices
  return rows.reduce(
    (sum, row) => sum + (Number(row.inTokens) * input + Number(row.outTokens) * output) / 1_000_000,
    0,
  )
}
