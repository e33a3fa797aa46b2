import { newId } from '../../sync/id.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { fieldRule, listRule, type PlanField, type PlanList } from '../strategy/plan-blocks.rules.ts'
import { planTextId } from '../strategy/strategy.rules.ts'
import {
  partOf,
  planItems,
  planTexts,
  type StrategicPlan,
  strategicPlans,
} from '../strategy/strategy.table.ts'
import { daysBefore } from './days-before.server.ts'
import type { DemoIds } from './demo-company.server.ts'
import { demoPlans } from './demo-plans.server.ts'

/** The company's plan, one that a team shares, and one that is still with the managers. */
export const planRows = (ids: DemoIds, now: string): NewRow[] =>
  demoPlans(Number(now.slice(0, 4))).flatMap(({ team, audience, by, texts, items }, place) => {
    const [author, createdAt] = [ids.people[by]!, daysBefore(now, 80 - place)]
    const plan: StrategicPlan = {
      id: newId(),
      teamId: ids.teams[team],
      audience,
      hiddenBlocks: [],
      createdBy: author,
      createdAt,
      archivedAt: null,
    }
    const written = { updatedBy: author, updatedAt: daysBefore(now, 13 + place) }
    return [
      newRow(strategicPlans, plan),
      ...(Object.entries(texts) as [PlanField, string][]).map(([field, text]) =>
        newRow(planTexts, {
          id: planTextId(plan.id, field),
          ...partOf(plan, fieldRule(field).block),
          field,
          text,
          version: 1,
          ...written,
        }),
      ),
      ...(
        Object.entries(items) as [PlanList, readonly (readonly [string, string?, number?, string?])[]][]
      ).flatMap(([list, entries]) =>
        entries.map(([title, note = '', amount = null, unit = null], position) =>
          newRow(planItems, {
            id: newId(),
            ...partOf(plan, listRule(list).block),
            list,
            position,
            title,
            titleVersion: 1,
            titleBy: author,
            note,
            noteVersion: 1,
            noteBy: author,
            amount,
            unit,
            metricId: null,
            goalId: null,
            createdBy: author,
            createdAt,
            ...written,
            removedAt: null,
          }),
        ),
      ),
    ]
  })
