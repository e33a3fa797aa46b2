import type * as files from '../strategy/plan-file.mutations.ts'
import type * as made from '../strategy/made-of-blocks.mutations.ts'
import type * as items from '../strategy/plan-items.mutations.ts'
import type * as texts from '../strategy/plan-texts.mutations.ts'
import type * as versions from '../strategy/versions/replace-plan.mutations.ts'
import type * as plans from '../strategy/strategy.mutations.ts'
import { BLOCK_NAMES, FIELD_LABELS, LIST_LABELS } from '../strategy/strategy.text.de.ts'
import { counted, quoted, type WordsOf } from './row-names.text.de.ts'

export const strategyWords: WordsOf<
  typeof plans & typeof texts & typeof items & typeof files & typeof versions & typeof made
> = {
  writePlanText: ({ field }) => `${quoted(FIELD_LABELS[field])} in einem Plan schreiben`,
  addPlanItems: ({ list, items: added }) =>
    added.length === 1
      ? `${quoted(added[0]!.title)} zu ${quoted(LIST_LABELS[list])} eines Plans hinzufügen`
      : `${counted(added.length, 'Eintrag', 'Einträge')} zu ${quoted(LIST_LABELS[list])} eines Plans hinzufügen`,
  writePlanItem: ({ field, text }) =>
    field === 'title'
      ? `Einen Eintrag eines Plans ${quoted(text)} nennen`
      : 'Einen Eintrag eines Plans beschreiben',
  setPlanItem: () => 'Zahl, Kennzahl oder Ziel eines Eintrags eines Plans ändern',
  noteMadeOfBlock: ({ block }) => `Vermerken, was aus ${quoted(BLOCK_NAMES[block])} eines Plans entstand`,
  movePlanItem: () => 'Einen Eintrag eines Plans verschieben',
  removePlanItem: () => 'Einen Eintrag aus einem Plan entfernen',
  restorePlanItem: () => 'Einen Eintrag eines Plans zurückholen',
  sharePlan: () => 'Ändern, wer einen Plan sieht',
  keepBlockBack: ({ block, isHidden }) =>
    isHidden
      ? `${quoted(BLOCK_NAMES[block])} eines Plans zurückhalten`
      : `${quoted(BLOCK_NAMES[block])} eines Plans zeigen`,
  archivePlan: () => 'Einen Plan archivieren',
  restorePlan: () => 'Einen Plan wiederherstellen',
  importPlan: () => 'Einen Plan importieren',
  replacePlanContent: () => 'Einen früheren Stand eines Plans wiederherstellen',
}
