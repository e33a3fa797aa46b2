import { makeStore } from '../store.ts'

export type CreateKind = 'issue' | 'task' | 'headline' | 'goal' | 'metric'

/** The create dialog that is open. */
export const createStore = makeStore<CreateKind | null>(null)

/** Opens the dialog for a new issue, task, headline, goal or metric, on whatever page. */
export const openCreate = (kind: CreateKind): void => createStore.set(kind)
