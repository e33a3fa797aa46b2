import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import { startOfQuarter, utcDayOf } from '../../time/calendar.rules.ts'
import { findOwnTeam } from '../../work/own-team.reads.ts'
import { checkRestorable } from '../../work/restoring/restorable.access.ts'
import { mayUseTools } from '../tools.access.ts'
import {
  SHEET_NOT_ARCHIVED,
  SHEET_NOT_RESTORED,
  SHEET_NOT_SAVED,
  SHEET_NOT_SHARED,
  SHEET_NOT_STARTED,
} from './failures.text.ts'
import { mayShareSheet, mayShareWith } from './sheets.access.ts'
import { checkRoom, checkRoomForNew, findOwnSheet, findSheetInUse } from './sheets.reads.ts'
import { refuse } from './sheets.refusals.ts'
import { PRIVATE } from './sheets.rules.ts'
import { audience, figures, sheetTitle, sheetTool, toolSheets } from './sheets.table.ts'
import { isQuarterly, isShareable } from './tool-kinds.rules.ts'

/** Starts an empty sheet, of the present quarter if its tool has quarters. Nobody else sees it until it is shared. */
export const createToolSheet = defineMutation('createToolSheet', {
  failure: SHEET_NOT_STARTED,
  input: { id: uuid(), tool: sheetTool(), title: sheetTitle(), minutes: figures.minutes },
  may: mayUseTools,
  run(tx, { id, tool, title, minutes }, { actor, now }) {
    checkRoomForNew(tx, actor.id, tool)
    tx.insert(toolSheets, {
      id,
      tool,
      title,
      ownerId: actor.id,
      teamId: null,
      audience: 'private',
      quarter: isQuarterly(tool) ? startOfQuarter(utcDayOf(now)) : null,
      seriesId: id,
      settings: minutes === undefined ? {} : { minutes },
      text: '',
      textVersion: 0,
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
      archivedAt: null,
    })
  },
})

export const renameToolSheet = defineMutation('renameToolSheet', {
  failure: SHEET_NOT_SAVED,
  input: { id: ref('tool_sheets'), title: sheetTitle() },
  may: mayUseTools,
  run(tx, { id, title }, { actor, now }) {
    findSheetInUse(tx, actor, id)
    tx.update(toolSheets, id, { title, updatedAt: now })
  },
})

/** Changes the given numbers of a sheet; the others stay. */
export const setToolFigures = defineMutation('setToolFigures', {
  failure: SHEET_NOT_SAVED,
  input: { id: ref('tool_sheets'), ...figures },
  may: mayUseTools,
  run(tx, { id, ...changed }, { actor, now }) {
    const { settings } = findSheetInUse(tx, actor, id)
    tx.update(toolSheets, id, { settings: { ...settings, ...changed }, updatedAt: now })
  },
})

/** Shares a sheet with an own team or the company, or takes it back: from then on it is in nobody else's browser. */
export const shareToolSheet = defineMutation('shareToolSheet', {
  failure: SHEET_NOT_SHARED,
  input: { id: ref('tool_sheets'), audience: audience(), teamId: ref('teams').nullable() },
  may: mayUseTools,
  run(tx, { id, audience: wanted, teamId }, { actor, now }) {
    const sheet = tx.find(toolSheets, id)
    if (!mayShareSheet(actor, sheet)) refuse('tool/only-owner-shares')
    if (sheet.archivedAt !== null) refuse('tool/archived')
    if (wanted !== 'private' && !isShareable(sheet.tool)) refuse('tool/never-shared')
    if (!mayShareWith(actor, wanted)) refuse('tool/directors-share')
    if (wanted === 'team' && teamId === null) refuse('tool/team-required')
    const given = wanted === 'team' && teamId !== null ? findOwnTeam(tx, actor, teamId).id : null
    tx.update(toolSheets, id, { audience: wanted, teamId: given, updatedAt: now })
  },
})

export const archiveToolSheet = defineMutation('archiveToolSheet', {
  failure: SHEET_NOT_ARCHIVED,
  input: { id: ref('tool_sheets') },
  may: mayUseTools,
  run(tx, { id }, { actor, now }) {
    findSheetInUse(tx, actor, id)
    tx.update(toolSheets, id, { archivedAt: now, updatedAt: now })
  },
})

export const restoreToolSheet = defineMutation('restoreToolSheet', {
  failure: SHEET_NOT_RESTORED,
  input: { id: ref('tool_sheets') },
  may: mayUseTools,
  run(tx, { id }, { actor, now }) {
    const { archivedAt, ownerId, tool, audience: to } = findOwnSheet(tx, actor, id)
    if (archivedAt === null) return
    checkRestorable(archivedAt, now)
    checkRoom(tx, ownerId, tool)
    // Whoever shared it with the company may be no director any more.
    const shared = mayShareWith(actor, to) ? {} : PRIVATE
    tx.update(toolSheets, id, { ...shared, archivedAt: null, updatedAt: now })
  },
})
