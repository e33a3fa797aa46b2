import { makeStore } from '../store.ts'

export type CreateKind = 'issue' | 'task' | 'headline' | 'goal' | 'metric'

/** Which of the create dialogs is open. */
export const createStore = makeStore<CreateKind | null>(null)

/** Opens the dialog for a new issue, task, headline, goal or metric, from wherever one is. */
export const openCreate = (kind: CreateKind): void => createStore.set(kind)
