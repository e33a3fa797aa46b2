import * as z from 'zod'
import type { Scope } from '../../sync/scope.ts'
import { CHARTS } from '../analytics/charts/chart-kinds.rules.ts'
import { PERIODS } from '../analytics/period/analysed-period.rules.ts'
import { myCompany } from '../companies/companies.queries.ts'
import { orgChartsInSight, seatsOfChart } from '../org-chart/charts/charts.queries.ts'
import { openProcess, processList } from '../processes/processes.queries.ts'
import { planSheet } from '../strategy/strategy.queries.ts'
import { itemsOfSheet, sheetsOfTool } from '../tools/sheets/sheets.queries.ts'
import { toolSheets } from '../tools/sheets/sheets.table.ts'
import { SHEET_TOOLS } from '../tools/sheets/tool-names.rules.ts'
import type { Asking } from './asking.server.ts'
import { readChart } from './chart-reads.server.ts'
import { brief } from './read-text.rules.ts'
import { nothing, ofTeam, type Read, read, refOf } from './read.server.ts'
import type { Linked } from './thought-partner.requests.ts'
import { WORK_READS } from './work-reads.server.ts'

/** A part that the company has switched off is not read either. */
const hasProcesses = async ({ ask }: Asking): Promise<boolean> =>
  (await ask(myCompany, {}))?.labs.includes('process') ?? false

/** Whether nobody but one person is told, whatever a row says of its audience. */
export const isOneOnly = (scope: Scope): boolean => scope.startsWith('u:')

/** Everything that the model can read, by the name of its tool. Each asks queries of the product, and nothing else. */
export const READS: Readonly<Record<string, Read>> = {
  ...WORK_READS,
  read_seats: read({
    kind: 'seats',
    about: 'The seats of the org chart, who holds them and their roles.',
    input: nothing,
    async find({ ask }) {
      const { live } = await ask(orgChartsInSight, {})
      const seats = live ? await ask(seatsOfChart, { chartId: live.id }) : []
      const names = new Map(seats.map(({ id, name }) => [id, name]))
      return {
        rows: seats.map((seat) => ({
          ref: refOf('seats', seat.id),
          name: seat.name,
          under: seat.parentId === null ? undefined : names.get(seat.parentId),
          holders: seat.holders.map(({ fullName }) => fullName),
          roles: seat.roles.map(({ text }) => text),
        })),
        linked: seats.map(({ id, name }) => ({ kind: 'seats', id, label: name })),
      }
    },
  }),
  read_plan: read({
    kind: 'plans',
    about: 'The strategic plan of a team, as far as it is shared with the person.',
    input: ofTeam,
    async find({ ask }, { team: teamId }) {
      const sheet = await ask(planSheet, { teamId })
      if (!sheet?.plan) return { rows: [], linked: [] }
      const ref = refOf('plans', teamId)
      const linked: Linked[] = [{ kind: 'plans', id: teamId, label: sheet.team.name, teamId }]
      const items = sheet.items.map(({ list, title, note, amount, unit }) => ({
        ref,
        list,
        title,
        note: brief(note),
        amount: amount ?? undefined,
        unit: unit ?? undefined,
      }))
      return { rows: [...sheet.texts.map(({ field, text }) => ({ ref, field, text })), ...items], linked }
    },
  }),
  read_processes: read({
    kind: 'processes',
    about: 'The published processes that the person can read, with the titles of their steps.',
    input: nothing,
    async find(asking) {
      const entries = (await hasProcesses(asking)) ? await asking.ask(processList, { teamIds: [] }) : []
      const published = entries.flatMap((entry) =>
        entry.published ? [{ ...entry, said: entry.published }] : [],
      )
      return {
        rows: published.map(({ id, team, owner, said }) => ({
          ref: refOf('processes', id),
          name: said.name,
          summary: brief(said.summary),
          team: team.name,
          owner: owner?.fullName,
          steps: said.steps.map((step) => step.title),
        })),
        linked: published.map(({ id, said }) => ({ kind: 'processes', id, label: said.name })),
      }
    },
  }),
  read_process: read({
    kind: 'processes',
    about: 'A published process with everything that its steps say.',
    input: z.strictObject({ process: z.uuid().describe('Id of a process, as in its ref') }),
    async find(asking, { process: id }) {
      const entry = (await hasProcesses(asking)) && (await asking.ask(openProcess, { id, teamIds: [] }))
      if (!entry || !entry.published) return { rows: [], linked: [] }
      const { name, summary, steps } = entry.published
      const ref = refOf('processes', id)
      // A row each, because all of them together may be more than is read at once.
      const said = steps.map((step, index) => ({ step: index + 1, title: step.title, body: step.body }))
      return {
        rows: [{ ref, name, summary }, ...said],
        linked: [{ kind: 'processes', id, label: name }],
      }
    },
  }),
  read_analytics: read({
    kind: 'figures',
    about:
      'The figures of one chart of analytics, for managers and directors: how goals, tasks, issues, meetings or metrics of their teams develop.',
    input: z.strictObject({
      chart: z.enum(CHARTS),
      period: z.enum(PERIODS).optional().describe('The last 4 quarters if left out'),
      team: z
        .uuid()
        .optional()
        .describe('Id of a team, as read_teams gives it; all that the person may see if left out'),
    }),
    find: (context, { chart, period, team }) => readChart(context, chart, { period, teams: team }),
  }),
  read_tool_sheets: read({
    kind: 'sheets',
    about: `The sheets of one of the tools with what stands on them. Those that nobody else sees are left out unless the person includes them.`,
    input: z.strictObject({ tool: z.enum(SHEET_TOOLS) }),
    async find({ ask, includesPrivate }, { tool }) {
      const entries = await ask(sheetsOfTool, { tool })
      const seen = entries
        .filter(({ sheet }) => includesPrivate || !isOneOnly(toolSheets.scope(sheet)))
        .slice(0, 10)
      const rows: object[] = []
      for (const { sheet } of seen) {
        const ref = refOf('sheets', sheet.id)
        rows.push({ ref, title: sheet.title, quarter: sheet.quarter ?? undefined, audience: sheet.audience })
        const items = await ask(itemsOfSheet, { sheetId: sheet.id })
        rows.push(
          ...items.map(({ section, text, note, score }) => ({
            ref,
            section,
            text,
            note: brief(note),
            score: score ?? undefined,
          })),
        )
      }
      const linked: Linked[] = seen.map(({ sheet: { id, title } }) => ({
        kind: 'sheets',
        id,
        label: title,
        tool,
      }))
      return { rows, linked }
    },
  }),
}
