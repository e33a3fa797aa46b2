import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Alert } from './Alert.tsx'
import { cx } from './cx.ts'
import { FormContext } from './form-context.ts'
import { type FormReader, formReader } from './form-reader.ts'
import { type Problem, problemOf } from './problem.ts'

type Issue = { path: PropertyKey[]; message: string }
type Parsed<Input> = { success: true; data: Input } | { success: false; error: { issues: Issue[] } }

/** What mutation schemas and zod schemas have in common. */
export type FormSchema<Input> = { safeParse(value: unknown): Parsed<Input> }

type FormProps<Input> = {
  schema: FormSchema<Input>
  /** Turns the entered texts into the input that the schema expects. */
  read: (form: FormReader) => unknown
  /** May throw: the error's `title`, `detail` and `fields` are shown, and what was typed stays. */
  onSubmit: (input: Input, form: HTMLFormElement) => unknown
  children: ReactNode
  className?: string
  id?: string
}

/** Validates on submission with the server's own schema, shows each field's message and focuses the first such field. */
export function Form<Input>({ schema, read, onSubmit, children, className, id }: FormProps<Input>) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<Problem | null>(null)
  const [pending, setPending] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [valid, setValid] = useState(true)

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  function refuse(fields: Record<string, string>, rest: Problem | null) {
    setErrors(fields)
    setProblem(rest)
    setRefusals((count) => count + 1)
  }

  const parse = (element: HTMLFormElement) => schema.safeParse(read(formReader(new FormData(element))))

  // What only now has arrived, such as the people of a team that was chosen, may have made it valid without a word of the person.
  useEffect(() => {
    if (!valid && form.current && parse(form.current).success) setValid(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The fields are read from the page, and change with what is in the form.
  }, [valid, children])

  // Called once the fields have taken their new values.
  const checkValidity = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
    setValid(parse(currentTarget).success)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // React passes events on from a dialog's form to a form around it.
    event.stopPropagation()
    if (pending) return
    const element = event.currentTarget
    // What was chosen there has been taken away: the schema may take nothing in its place, the person has to say so.
    const gone = element.querySelector<HTMLInputElement>('[data-gone]:enabled')
    if (gone) return refuse({ [gone.name]: gone.dataset['gone']! }, null)
    const parsed = parse(element)
    if (!parsed.success) return refuse(messagesByField(parsed.error.issues), null)
    setErrors({})
    setProblem(null)
    setPending(true)
    try {
      await onSubmit(parsed.data, element)
    } catch (error) {
      const thrown = problemOf(error)
      refuse(thrown.fields, thrown)
    } finally {
      setPending(false)
    }
  }

  /** Also from a list that is open over the form: React passes its keys on to here. */
  function submitByKeys(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.requestSubmit()
  }

  function noteInput(event: SyntheticEvent<HTMLFormElement>) {
    checkValidity(event)
    const control = event.target as HTMLInputElement
    const name = control.name || control.dataset.name
    if (name && errors[name])
      setErrors((all) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== name)))
  }

  const state = useMemo(() => ({ errors, pending, valid }), [errors, pending, valid])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles key presses that bubble up from its controls.
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={submit}
      onInput={noteInput}
      onChange={checkValidity}
      onKeyDown={submitByKeys}
      className={cx('grid gap-4', className)}
    >
      <FormContext value={state}>
        {problem && <Alert kind="bad" title={problem.title} detail={problem.detail} />}
        {children}
      </FormContext>
    </form>
  )
}

function messagesByField(issues: Issue[]): Record<string, string> {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0] ?? ''), message]))
}
