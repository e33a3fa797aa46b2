import { type ComponentType, createContext, type KeyboardEvent, type ReactNode, useContext } from 'react'
import type { MenuEntry } from '../../ui/Menu.tsx'
import type { Day } from '../time/calendar.rules.ts'

/** A metric, goal, task or headline in a list, of which an issue can be made. */
export interface Raisable {
  kind: 'metric' | 'goal' | 'task' | 'headline'
  id: string
  /** The team whose list it stands in; null for a personal task, of which an issue is made where the person last raised one. */
  teamId: string | null
  /** The Monday of the week it is about; null for the latest one that says something. */
  week: Day | null
}

/** How rows become issues. Issues come after metrics, tasks and goals in the order of the features, so it is handed in. */
export interface Raising {
  /** Makes an issue in one step; null for people who may not. */
  raise: ((row: Raisable) => void) | null
  /** Makes an issue of the row it stands in, which is a `group/row`. */
  Button: ComponentType<{ row: Raisable; className?: string }>
  /** What stands first in a row's menu; empty for people who may not. */
  entriesOf(row: Raisable): MenuEntry[]
  /** The key in a row that makes an issue of it. */
  byKey(event: KeyboardEvent<HTMLElement>, row: Raisable): void
  /** Shows that issues were made from a row, and leads to the last one. */
  Mark: ComponentType<{ id: string; className?: string }>
  /** The issues made from a row. */
  List: ComponentType<{ id: string }>
  /** The issue that a task was made from, and leads to it. */
  Source: ComponentType<{ issueId: string }>
  /** The same of a goal; `unseen` stands in place of one that the reader can't see. */
  GoalSource: ComponentType<{ goalId: string; unseen: ReactNode }>
}

/** Null where rows can't become issues. */
export const RaisingContext = createContext<Raising | null>(null)

export const useRaising = (): Raising | null => useContext(RaisingContext)
