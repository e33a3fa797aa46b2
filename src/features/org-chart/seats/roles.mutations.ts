import { defineMutation } from '../../../sync/define-mutation.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import { canDraft } from '../org-chart.access.ts'
import { refuse } from '../org-chart.refusals.ts'
import { MOST_ROLES, roleText, type Seat, seats } from '../org-chart.table.ts'
import { ROLES_NOT_CHANGED } from '../org-chart.text.ts'
import { findWithRoles } from './find-seat.reads.ts'

// Each changes one entry of the list, so that what two people do to different ones at the same time both stands.

/** Adds something that a seat answers for, at the end of its list. */
export const addRole = defineMutation('addRole', {
  failure: ROLES_NOT_CHANGED,
  input: { id: uuid(), seatId: ref('seats'), text: roleText() },
  may: canDraft,
  run(tx, { id, seatId, text }, { actor, now }) {
    const { roles } = findWithRoles(tx, actor, seatId)
    if (roles.some((role) => role.id === id)) notFound()
    if (roles.length >= MOST_ROLES) refuse('org-chart/list-full', { limit: MOST_ROLES })
    tx.update(seats, seatId, { roles: [...roles, { id, text }], updatedAt: now })
  },
})

const role = { seatId: ref('seats'), roleId: uuid() }

export const renameRole = defineMutation('renameRole', {
  failure: ROLES_NOT_CHANGED,
  input: { ...role, text: roleText() },
  may: canDraft,
  run(tx, { seatId, roleId, text }, { actor, now }) {
    const { roles } = findWithRoles(tx, actor, seatId)
    entryOf(roles, roleId)
    tx.update(seats, seatId, {
      roles: roles.map((one) => (one.id === roleId ? { id: roleId, text } : one)),
      updatedAt: now,
    })
  },
})

/** Puts a role before another one, or last. */
export const moveRole = defineMutation('moveRole', {
  failure: ROLES_NOT_CHANGED,
  input: { ...role, before: uuid().nullable() },
  may: canDraft,
  run(tx, { seatId, roleId, before }, { actor, now }) {
    const { roles } = findWithRoles(tx, actor, seatId)
    const moving = entryOf(roles, roleId)
    const others = roles.filter(({ id }) => id !== roleId)
    const index = others.findIndex(({ id }) => id === before)
    const place = index < 0 ? others.length : index
    tx.update(seats, seatId, { roles: others.toSpliced(place, 0, moving), updatedAt: now })
  },
})

export const removeRole = defineMutation('removeRole', {
  failure: ROLES_NOT_CHANGED,
  input: role,
  may: canDraft,
  run(tx, { seatId, roleId }, { actor, now }) {
    const { roles } = findWithRoles(tx, actor, seatId)
    tx.update(seats, seatId, { roles: roles.filter(({ id }) => id !== roleId), updatedAt: now })
  },
})

const entryOf = (roles: Seat['roles'], id: string): Seat['roles'][number] =>
  roles.find((role) => role.id === id) ?? notFound()
