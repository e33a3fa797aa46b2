import { tracingChannel } from 'node:diagnostics_channel'
import type { Submission } from './batch.ts'

export interface MutationUnderWay {
  submission: Submission
}

export interface CommitUnderWay {
  submissions: readonly Submission[]
}

/** From the arrival of a mutation until its answer. Without a subscriber, telling costs next to nothing. */
export const mutations = tracingChannel<MutationUnderWay, unknown>('quarterdeck.mutation')

/** Mutations of one company that are written together. */
export const commits = tracingChannel<CommitUnderWay, unknown>('quarterdeck.commit')
