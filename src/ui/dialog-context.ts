import { createContext, useContext } from 'react'

export const DialogContext = createContext<() => void>(() => {})

/** Asks the surrounding dialog to close; a changed form is asked about first. */
export const useDialogClose = (): (() => void) => useContext(DialogContext)
