import type * as processes from '../processes/processes.mutations.ts'
import type * as publishing from '../processes/publishing/publish.mutations.ts'
import type * as readers from '../processes/readers/readers.mutations.ts'
import type * as readings from '../processes/readings/readings.mutations.ts'
import type * as tracking from '../processes/followed/track-reading.mutations.ts'
import type * as followed from '../processes/followed/followed.mutations.ts'
import type * as suggestions from '../processes/suggestions/suggestions.mutations.ts'
import type * as steps from '../processes/steps/steps.mutations.ts'
import { counted, quoted, type WordsOf } from './row-names.text.de.ts'

type Changes = typeof processes &
  typeof steps &
  typeof publishing &
  typeof readers &
  typeof readings &
  typeof followed &
  typeof tracking &
  typeof suggestions

export const processWords: WordsOf<Changes> = {
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
  addReader: ({ processId }, the) => `Leserkreis erweitern: ${the('process', processId)}`,
  setReaderDays: ({ days }) => `Dem Leserkreis ${counted(days, 'Tag', 'Tage')} geben`,
  removeReader: () => 'Aus dem Leserkreis eines Prozesses entfernen',
  confirmReading: ({ processId, version }, the) =>
    `Version ${version} bestätigen: ${the('process', processId)}`,
  answerCheck: ({ processId }, the) => `Sagen, ob befolgt wurde: ${the('process', processId)}`,
  trackReading: ({ processId }, the) =>
    `Als Kennzahl verfolgen, wer gelesen hat: ${the('process', processId)}`,
  addProcessMetric: ({ processId, metricId }, the) =>
    `Mit ${the('metric', metricId)} messen: ${the('process', processId)}`,
  removeProcessMetric: ({ processId, metricId }, the) =>
    `Nicht mehr mit ${the('metric', metricId)} messen: ${the('process', processId)}`,
  suggestChange: ({ text }) => `${quoted(text)} vorschlagen`,
}
