let leaving = false

/** Whether this page is about to end its session and to go elsewhere by itself. */
export const isLeaving = (): boolean => leaving

/** Says that it is, or that it stays after all. */
export const setLeaving = (is: boolean): void => void (leaving = is)
