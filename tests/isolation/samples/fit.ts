import { newId } from '../../../src/sync/id.ts'
import { thisQuarter, type MutationSamples, type QuerySamples } from './sample.ts'

export const mutations: MutationSamples = {
  rateValue: {
    least: 'manager',
    args: ({ personId, valueId }) => ({ personId, quarter: thisQuarter(), valueId, mark: 'sometimes' }),
  },
  rateSeat: {
    least: 'manager',
    args: ({ personId, liveSeatId }) => ({
      personId,
      quarter: thisQuarter(),
      seatId: liveSeatId,
      question: 'wants',
      answer: 'yes',
    }),
  },
  noteFit: {
    least: 'manager',
    args: ({ personId }) => ({ personId, quarter: thisQuarter(), note: 'Calm at sea' }),
  },
  shareFit: { least: 'manager', args: ({ personId }) => ({ personId, quarter: thisQuarter() }) },
  takeBackFit: { least: 'manager', args: ({ personId }) => ({ personId, quarter: thisQuarter() }) },
  noteMadeOfFit: {
    least: 'manager',
    args: ({ personId, taskId }) => ({
      id: newId(),
      kind: 'task',
      madeId: taskId,
      personId,
      quarter: thisQuarter(),
    }),
  },
  noteMadeOfChat: {
    least: 'member',
    args: ({ taskId }) => ({
      id: newId(),
      kind: 'task',
      madeId: taskId,
      threadId: newId(),
      proposalId: newId(),
    }),
  },
  setFitBar: { least: 'director', args: () => ({ maxSometimes: 2, maxRarely: 0, seatYes: 3 }) },
}

export const queries: QuerySamples = {
  sourceOfValues: { least: 'manager', args: () => ({}) },
  valuesOfPlan: {
    least: 'manager',
    args: ({ planId, teamId }) => ({ planId, teamId, audience: 'managers', hidden: false }),
  },
  fitOfQuarter: { least: 'manager', args: () => ({ quarter: thisQuarter(), isOver: false }) },
  fitOfPerson: { least: 'manager', args: ({ personId }) => ({ personId }) },
  fitOfSeat: { least: 'manager', args: ({ personId, liveSeatId }) => ({ personId, seatId: liveSeatId }) },
}
