import type * as files from '../strategy/plan-file.mutations.ts'
import type * as made from '../strategy/made-of-blocks.mutations.ts'
import type * as items from '../strategy/plan-items.mutations.ts'
import type * as texts from '../strategy/plan-texts.mutations.ts'
import type * as versions from '../strategy/versions/replace-plan.mutations.ts'
import type * as plans from '../strategy/strategy.mutations.ts'
import { BLOCK_NAMES, FIELD_LABELS, LIST_LABELS } from '../strategy/strategy.text.ts'
import { counted, quoted, type WordsOf } from './row-names.text.ts'

export const strategyWords: WordsOf<
  typeof plans & typeof texts & typeof items & typeof files & typeof versions & typeof made
> = {
  writePlanText: ({ field }) => `Write ${quoted(FIELD_LABELS[field])} in a plan`,
  addPlanItems: ({ list, items: added }) =>
    added.length === 1
      ? `Add ${quoted(added[0]!.title)} to ${quoted(LIST_LABELS[list])} of a plan`
      : `Add ${counted(added.length, 'entry', 'entries')} to ${quoted(LIST_LABELS[list])} of a plan`,
  writePlanItem: ({ field, text }) =>
    field === 'title' ? `Call an entry of a plan ${quoted(text)}` : 'Describe an entry of a plan',
  setPlanItem: () => 'Change the number, metric or goal of an entry of a plan',
  noteMadeOfBlock: ({ block }) => `Note what was made of ${quoted(BLOCK_NAMES[block])} of a plan`,
  movePlanItem: () => 'Move an entry of a plan',
  removePlanItem: () => 'Remove an entry from a plan',
  restorePlanItem: () => 'Bring back an entry of a plan',
  sharePlan: () => 'Change who sees a plan',
  keepBlockBack: ({ block, isHidden }) =>
    isHidden
      ? `Keep back ${quoted(BLOCK_NAMES[block])} of a plan`
      : `Show ${quoted(BLOCK_NAMES[block])} of a plan`,
  archivePlan: () => 'Archive a plan',
  restorePlan: () => 'Restore a plan',
  importPlan: () => 'Import a plan',
  replacePlanContent: () => 'Restore what a plan said before',
}
