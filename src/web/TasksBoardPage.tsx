import { RaisingProvider } from '../features/issues/raising/RaisingProvider.tsx'
import { TasksBoardScreen } from '../features/tasks/TasksBoardScreen.tsx'

/** As `TasksPage`, by status. */
export const TasksBoardPage = () => (
  <RaisingProvider>
    <TasksBoardScreen />
  </RaisingProvider>
)
