import type * as processes from '../processes/processes.mutations.ts'
import type * as publishing from '../processes/publishing/publish.mutations.ts'
import type * as readers from '../processes/readers/readers.mutations.ts'
import type * as readings from '../processes/readings/readings.mutations.ts'
import type * as tracking from '../processes/followed/track-reading.mutations.ts'
import type * as followed from '../processes/followed/followed.mutations.ts'
import type * as suggestions from '../processes/suggestions/suggestions.mutations.ts'
import type * as steps from '../processes/steps/steps.mutations.ts'
import { counted, quoted, type WordsOf } from './row-names.text.ts'

type Changes = typeof processes &
  typeof steps &
  typeof publishing &
  typeof readers &
  typeof readings &
  typeof followed &
  typeof tracking &
  typeof suggestions

export const processWords: WordsOf<Changes> = {
  createProcess: ({ name }) => `Add the process ${quoted(name)}`,
  updateProcess: ({ id }, the) => `Change ${the('process', id)}`,
  assignProcess: ({ id, ownerId }, the) => `Give ${the('process', id)} to ${the('person', ownerId)}`,
  moveProcess: ({ id }, the) => `Move ${the('process', id)}`,
  confirmProcess: ({ id }, the) => `Say that ${the('process', id)} is still right`,
  archiveProcess: ({ id }, the) => `Archive ${the('process', id)}`,
  restoreProcess: ({ id }, the) => `Restore ${the('process', id)}`,
  addSteps: ({ processId, steps: added }, the) =>
    `Add ${counted(added.length, 'step', 'steps')} to ${the('process', processId)}`,
  renameStep: ({ id, title }, the) => `Rename ${the('step', id)} to ${quoted(title)}`,
  writeStep: ({ id }, the) => `Write ${the('step', id)}`,
  setStepSeat: ({ id }, the) => `Choose who does ${the('step', id)}`,
  moveStep: ({ id }, the) => `Move ${the('step', id)}`,
  removeStep: ({ id }, the) => `Remove ${the('step', id)}`,
  publishProcess: ({ id }, the) => `Publish ${the('process', id)}`,
  addReader: ({ processId }, the) => `Add readers to ${the('process', processId)}`,
  setReaderDays: ({ days }) => `Give readers ${counted(days, 'day', 'days')}`,
  removeReader: () => 'Remove readers of a process',
  confirmReading: ({ processId, version }, the) =>
    `Confirm version ${version} of ${the('process', processId)}`,
  answerCheck: ({ processId }, the) => `Say whether ${the('process', processId)} was followed`,
  trackReading: ({ processId }, the) => `Track the reading of ${the('process', processId)} as a metric`,
  addProcessMetric: ({ processId, metricId }, the) =>
    `Measure ${the('process', processId)} by ${the('metric', metricId)}`,
  removeProcessMetric: ({ processId, metricId }, the) =>
    `Measure ${the('process', processId)} no longer by ${the('metric', metricId)}`,
  suggestChange: ({ text }) => `Suggest ${quoted(text)}`,
}
