import { createContext, useContext } from 'react'

export const DialogContext = createContext<() => void>(() => {})

/** Asks the surrounding dialog to close, which it confirms first if its form was changed. */
export const useDialogClose = (): (() => void) => useContext(DialogContext)
