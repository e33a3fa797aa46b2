import { defineMutation } from '../../sync/define-mutation.ts'
import { boolean, choice, ref, type Shape } from '../../sync/fields.ts'
import { record } from '../audit/record.mutations.ts'
import { LABS, THEMES } from './choices.rules.ts'
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
  run(tx, changed, context) {
    const company = tx.where(companies, {})[0]!
    tx.update(companies, company.id, changed)
    for (const [subject, value] of Object.entries(changed)) {
      const before = company[subject as keyof typeof changed]
      if (before !== value) {
        record(tx, context, { action: 'settings changed', subject, before: said(before), after: said(value) })
      }
    }
  },
})

const said = (value: string | number | boolean | null): string | null =>
  value === null ? null : String(value)

/** Switches a part of the product on or off for everybody in the company. */
export const setLab = defineMutation('setLab', {
  failure: SETTINGS_NOT_UPDATED,
  input: { lab: choice(...LABS), isOn: boolean() },
  may: canUpdateCompany,
  run(tx, { lab, isOn }, context) {
    const { id, labs } = tx.where(companies, {})[0]!
    if (labs.includes(lab) === isOn) return
    const others = labs.filter((one) => one !== lab)
    tx.update(companies, id, { labs: isOn ? [...others, lab] : others })
    record(tx, context, { action: 'labs changed', subject: lab, before: said(!isOn), after: said(isOn) })
  },
})

/** What a person chooses for themselves, in all their companies. */
const chosen = {
  voteLimit: voteLimit().optional(),
  highlightCurrentWeek: boolean().optional(),
  showCurrentWeek: boolean().optional(),
  weekStartDay: choice('monday', 'sunday').optional(),
  weekOrder: choice('newest_first', 'oldest_first').optional(),
  autoCreateOverdueIssues: boolean().optional(),
  invertOrgChartColors: boolean().optional(),
  themePreference: choice(...THEMES).optional(),
}

export type ChosenSettings = Partial<Shape<typeof chosen>>

/** Changes the actor's own settings. If there is no row yet, it is created with the defaults. */
export const updateUserSettings = defineMutation('updateUserSettings', {
  failure: SETTINGS_NOT_UPDATED,
  input: chosen,
  may: (actor) => !actor.system,
  run(tx, changed, { actor, now }) {
    if (!tx.get(userSettings, actor.id)) tx.insert(userSettings, newSettings(actor.id, now))
    tx.update(userSettings, actor.id, { ...changed, updatedAt: now })
  },
})

/** Gives a person here what they have chosen in another company. */
export const carrySettings = defineMutation('carrySettings', {
  input: { personId: ref('people'), ...chosen },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { personId, ...carried }, { now }) {
    if (tx.get(userSettings, personId)) tx.update(userSettings, personId, { ...carried, updatedAt: now })
  },
})
