import { defineMutation } from '../../sync/define-mutation.ts'
import { boolean, choice } from '../../sync/fields.ts'
import { canUpdateCompany } from './companies.access.ts'
import { newSettings } from './companies.rules.ts'
import { SETTINGS_NOT_UPDATED } from './settings.text.ts'
import { companies, companyName, userSettings, voteLimit } from './companies.table.ts'

/** Changes the given settings of the company; the others stay. */
export const updateCompany = defineMutation('updateCompany', {
  failure: SETTINGS_NOT_UPDATED,
  input: {
    name: companyName().optional(),
    defaultVoteLimit: voteLimit().nullable().optional(),
    autoCreateOverdueIssues: boolean().optional(),
  },
  may: canUpdateCompany,
  run(tx, changed) {
    const [company] = tx.where(companies, {})
    tx.update(companies, company!.id, changed)
  },
})

/** Changes the actor's own settings in this company. If there is no row yet, it is created with the defaults. */
export const updateUserSettings = defineMutation('updateUserSettings', {
  failure: SETTINGS_NOT_UPDATED,
  input: {
    voteLimit: voteLimit().optional(),
    highlightCurrentWeek: boolean().optional(),
    showCurrentWeek: boolean().optional(),
    weekStartDay: choice('monday', 'sunday').optional(),
    weekOrder: choice('newest_first', 'oldest_first').optional(),
    autoCreateOverdueIssues: boolean().optional(),
  },
  may: (actor) => !actor.system,
  run(tx, changed, { actor, now }) {
    if (!tx.get(userSettings, actor.id)) tx.insert(userSettings, newSettings(actor.id, now))
    tx.update(userSettings, actor.id, { ...changed, updatedAt: now })
  },
})
