import type { Cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { newId } from '../../sync/id.ts'
import { createTask } from './tasks.mutations.ts'
import { myTasks, tasksOfTeam } from './tasks.queries.ts'

/** Makes tasks and looks at them, in the company that `story` returns once there is one. */
export function tasksIn(story: () => Cast['harbor']) {
  async function personal(creator: Player, title = 'Splice the mainbrace'): Promise<string> {
    const id = newId()
    await creator.does(createTask, { id, title, taskType: 'personal', dueDate: '2026-11-23' })
    return id
  }

  async function ofCrew(creator: Player, assigneeIds: string[] = []): Promise<string> {
    const id = newId()
    const teamId = story().teams.crew
    await creator.does(createTask, {
      id,
      title: 'Scrub the deck',
      taskType: 'team',
      teamId,
      dueDate: '2026-11-23',
      assigneeIds,
    })
    return id
  }

  async function taskOf(reader: Player, id: string) {
    return (await reader.asks(myTasks, {})).find(({ task }) => task.id === id)
  }

  async function crewTask(id: string) {
    const { omar, teams } = story()
    return (await omar.asks(tasksOfTeam, { teamId: teams.crew })).find(({ task }) => task.id === id)
  }

  const namesOn = async (id: string) =>
    (await crewTask(id))?.assignees.map(({ fullName }) => fullName).toSorted()

  return { personal, ofCrew, taskOf, crewTask, namesOn }
}
