import { type SubmitEvent, useRef, useState } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { FileField } from '../../../ui/FileField.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { type Entry, MOST_ENTRIES, pastedPeople } from './entries.rules.ts'
import { peopleOfFile } from './list-file.ts'
import {
  ADDRESSES,
  ADDRESSES_EXPLAINED,
  CHECK_LIST,
  FILE_EXPLAINED,
  NOBODY_YET,
  OR_A_FILE,
  TOO_MANY,
} from './many.text.ts'

type People = readonly Omit<Entry, 'line'>[]

type ListSourceProps = {
  begun: string
  /** How many are on the list already. */
  room: number
  onAdd: (people: People) => void
}

/** Takes a pasted list or a file. */
export function ListSource({ begun, room, onAdd }: ListSourceProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [inField, setInField] = useState<string | undefined>()
  const field = useRef<HTMLTextAreaElement>(null)

  const wrongWith = (people: People): string | null => {
    if (people.length === 0) return NOBODY_YET
    return room + people.length > MOST_ENTRIES ? TOO_MANY : null
  }

  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const people = pastedPeople(field.current?.value ?? '').map((person) => ({
      ...person,
      level: null,
      teams: null,
    }))
    const wrong = wrongWith(people)
    setInField(wrong ?? undefined)
    if (wrong === null) onAdd(people)
    else field.current?.focus()
  }

  async function read(file: File): Promise<void> {
    setProblem(null)
    try {
      const people = await peopleOfFile(file)
      const wrong = wrongWith(people)
      if (wrong === null) onAdd(people)
      else setProblem(wrong)
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  return (
    <form noValidate onSubmit={check} className="grid gap-4">
      <TextArea
        ref={field}
        label={ADDRESSES}
        name="addresses"
        description={ADDRESSES_EXPLAINED}
        error={inField}
        defaultValue={begun}
        maxLength={200_000}
        rows={6}
        autoFocus
        onInput={() => setInField(undefined)}
      />
      <FileField
        label={OR_A_FILE}
        accept=".csv,.tsv,.txt,text/csv"
        description={FILE_EXPLAINED}
        onFile={(file) => void read(file)}
      />
      {problem && <Alert kind="bad" title={problem} />}
      <DialogActions>
        <Button type="submit" variant="primary">
          {CHECK_LIST}
        </Button>
      </DialogActions>
    </form>
  )
}
