import type { Goal } from '../goals.table.ts'

/** The share of its goals that a team should have done when a quarter ends, in percent. */
export const BAR = 80

/** How goals stand together. Those that were dropped count nowhere. */
export interface Score {
  all: number
  /** On track or complete, and not closed as anything else than done. */
  onTrack: number
  done: number
  /** Still to be reached. */
  open: number
  /** `done` of `all` in whole percent. */
  percentDone: number
  /** Their average progress in whole percent. */
  progress: number
}

type Scored = Pick<Goal, 'status' | 'outcome' | 'progress'>

const isOpen = ({ status, outcome }: Scored): boolean => status !== 'complete' && outcome === null

export function scoreOf(goals: readonly Scored[]): Score {
  const counted = goals.filter(({ outcome }) => outcome !== 'dropped')
  const all = counted.length
  const done = counted.filter(({ status }) => status === 'complete').length
  const onTrack = counted.filter(({ status, outcome }) =>
    outcome === null ? status !== 'off_track' : outcome === 'done',
  ).length
  const sum = counted.reduce((total, { progress }) => total + progress, 0)
  return {
    all,
    onTrack,
    done,
    open: counted.filter(isOpen).length,
    percentDone: all === 0 ? 0 : Math.round((done / all) * 100),
    progress: all === 0 ? 0 : Math.round(sum / all),
  }
}
