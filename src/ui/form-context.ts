import { createContext, useContext } from 'react'

type FormState = {
  /** What is wrong with its fields, by name. */
  errors: Readonly<Record<string, string>>
  /** Whether it is being sent. */
  pending: boolean
  /** Whether the schema takes what is entered now; true until something was entered. */
  valid: boolean
}

const outsideAnyForm: FormState = { errors: {}, pending: false, valid: true }

export const FormContext = createContext(outsideAnyForm)

/** Whether the surrounding form is being submitted, and the problems of its fields by name. */
export const useForm = (): FormState => useContext(FormContext)
