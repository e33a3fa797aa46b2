import type { CSSProperties } from 'react'
import { TaskListView } from './views/TaskListView.tsx'
import { TasksFrame } from './views/TasksFrame.tsx'

/** The reader's tasks or those of one of their teams, as a list. */
export const TasksScreen = () => <TasksFrame view="list">{(shown) => <TaskListView {...shown} />}</TasksFrame>

/** Targets that a thumb can hit, in the width of a phone. */
const THUMB = { '--control': '2.75rem', '--control-small': '2.75rem' } as CSSProperties

/** The list as phones show it, at any width. */
export const TasksPhoneScreen = () => (
  <div style={THUMB} className="mx-auto max-w-md border-line md:border-x">
    <TasksFrame view="phone">{(shown) => <TaskListView {...shown} />}</TasksFrame>
  </div>
)
