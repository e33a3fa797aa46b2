import type { Actor } from '../../sync/actor.ts'
import { team } from '../../sync/scope.ts'
import type { Seat } from './org-chart.table.ts'
import { type ById, isBeneath } from './seats/tree.rules.ts'

/** Who may do what on the org chart. */

export const canSeeOrgChart = (actor: Actor): boolean => actor.can('view_team_info')

export const canDraft = (actor: Actor): boolean => actor.can('strategic_planning')

/** The live chart is the directors'. */
export const canEditLiveChart = (actor: Actor): boolean => actor.can('full_company_access')

type Belonging = Pick<Seat, 'id' | 'isDraft' | 'parentId' | 'holderIds'>

const holds = (actor: Actor, { holderIds }: Pick<Seat, 'holderIds'>): boolean => holderIds.includes(actor.id)

/** Drafts are every manager's; on the live chart, managers edit the seats beneath one they hold. */
export const canEditSeat = (byId: ById<Belonging>, actor: Actor, seat: Belonging): boolean =>
  seat.isDraft
    ? canDraft(actor)
    : canEditLiveChart(actor) || (canDraft(actor) && isBeneath(byId, seat, (above) => holds(actor, above)))

/** Managers may also say what their own seat answers for and is measured by. */
export const canEditRoles = (byId: ById<Belonging>, actor: Actor, seat: Belonging): boolean =>
  canEditSeat(byId, actor, seat) || (canDraft(actor) && holds(actor, seat))

/** Whether the actor may put seats directly beneath this one; null is the top of a chart. */
export const canPutBeneath = (
  byId: ById<Belonging>,
  actor: Actor,
  parent: Belonging | null,
  isDraft: boolean,
): boolean => {
  if (parent === null) return isDraft ? canDraft(actor) : canEditLiveChart(actor)
  return canEditRoles(byId, actor, parent)
}

/** Those who see a metric’s team are told what is measured by it; a metric that another team shares is seen, its team is not. */
export const canMeasureBy = (actor: Actor, { teamId }: { teamId: string }): boolean =>
  actor.sees(team(teamId))
