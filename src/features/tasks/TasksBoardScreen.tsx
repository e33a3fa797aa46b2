import { TaskBoard } from './views/TaskBoard.tsx'
import { TasksFrame } from './views/TasksFrame.tsx'

/** The same tasks as in the list, in columns by status. */
export const TasksBoardScreen = () => (
  <TasksFrame view="board">{(shown) => <TaskBoard {...shown} />}</TasksFrame>
)
