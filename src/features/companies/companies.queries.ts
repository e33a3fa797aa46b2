import { defineQuery } from '../../sync/define-query.ts'
import { missingSettings } from './companies.rules.ts'
import { companies, type Company, userSettings } from './companies.table.ts'

export const myCompany = defineQuery('myCompany', {
  input: {},
  visibleTo: () => true,
  run: (read): Company => read.where(companies, {})[0]!,
})

/** The actor's own settings, or the defaults if they have none. */
export const mySettings = defineQuery('mySettings', {
  input: {},
  visibleTo: () => true,
  run: (read, _args, actor) => read.get(userSettings, actor.id) ?? missingSettings(actor.id),
})
