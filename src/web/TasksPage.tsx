import { RaisingProvider } from '../features/issues/raising/RaisingProvider.tsx'
import { TasksPhoneScreen, TasksScreen } from '../features/tasks/TasksScreen.tsx'

/** The tasks, of which issues can be made. */
export const TasksPage = () => (
  <RaisingProvider>
    <TasksScreen />
  </RaisingProvider>
)

/** As `TasksPage`, as phones show it. */
export const TasksPhonePage = () => (
  <RaisingProvider>
    <TasksPhoneScreen />
  </RaisingProvider>
)
