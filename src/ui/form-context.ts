import { createContext, useContext } from 'react'

type FormState = { errors: Readonly<Record<string, string>>; pending: boolean }

const outsideAnyForm: FormState = { errors: {}, pending: false }

export const FormContext = createContext(outsideAnyForm)

/** Whether the surrounding form is being sent, and what is wrong with its fields, by name. */
export const useForm = (): FormState => useContext(FormContext)
