import type * as processes from '../processes/processes.mutations.ts'
import type * as publishing from '../processes/publishing/publish.mutations.ts'
import type * as steps from '../processes/steps/steps.mutations.ts'
import { counted, quoted, type WordsOf } from './row-names.text.de.ts'

export const processWords: WordsOf<typeof processes & typeof steps & typeof publishing> = {
  createProcess: ({ name }) => `Prozess ${quoted(name)} hinzufügen`,
  updateProcess: ({ id }, the) => `Ändern: ${the('process', id)}`,
  assignProcess: ({ id, ownerId }, the) => `An ${the('person', ownerId)} geben: ${the('process', id)}`,
  moveProcess: ({ id }, the) => `Verschieben: ${the('process', id)}`,
  confirmProcess: ({ id }, the) => `Stimmt noch: ${the('process', id)}`,
  archiveProcess: ({ id }, the) => `Archivieren: ${the('process', id)}`,
  restoreProcess: ({ id }, the) => `Wiederherstellen: ${the('process', id)}`,
  addSteps: ({ processId, steps: added }, the) =>
    `${counted(added.length, 'Schritt', 'Schritte')} hinzufügen: ${the('process', processId)}`,
  renameStep: ({ id, title }, the) => `In ${quoted(title)} umbenennen: ${the('step', id)}`,
  writeStep: ({ id }, the) => `Schreiben: ${the('step', id)}`,
  setStepSeat: ({ id }, the) => `Wählen, wer ihn macht: ${the('step', id)}`,
  moveStep: ({ id }, the) => `Verschieben: ${the('step', id)}`,
  removeStep: ({ id }, the) => `Entfernen: ${the('step', id)}`,
  publishProcess: ({ id }, the) => `Veröffentlichen: ${the('process', id)}`,
}
