import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { FormReader } from '../../ui/form-reader.ts'
import { type Option, Select } from '../../ui/Select.tsx'
import { type KindOfWork, KINDS_OF_WORK } from './leaving.reads.ts'
import { CHOOSE_BY_KIND, kindGoesTo, ONE_FOR_ALL } from './leaving.text.ts'

type SuccessorFieldsProps = {
  /** Of its fields in the form. */
  name: string
  label: string
  /** Null for all that no team covers. */
  team: string | null
  description: ReactNode
  /** The kinds of work that there are. */
  kinds: readonly KindOfWork[]
  options: readonly Option[]
  defaultValue: string
}

/** Chooses who gets all of some work or, once asked for, who gets each kind of it. */
export function SuccessorFields({
  name,
  label,
  team,
  kinds,
  options,
  defaultValue,
  description,
}: SuccessorFieldsProps) {
  const [isByKind, setByKind] = useState(false)
  const [forAll, setForAll] = useState(defaultValue)
  const box = useRef<HTMLDivElement>(null)
  const button = (text: string) => (
    <Button
      size="sm"
      variant="ghost"
      onClick={() => {
        setByKind(!isByKind)
        // The form has other fields now.
        queueMicrotask(() => box.current?.dispatchEvent(new Event('input', { bubbles: true })))
      }}
    >
      {text}
    </Button>
  )
  return (
    <div ref={box} className="grid justify-items-start gap-2 [&>:not(button)]:w-full">
      {isByKind ? (
        kinds.map((kind) => (
          <Select
            key={kind}
            label={kindGoesTo(kind, team)}
            name={fieldOf(name, kind)}
            defaultValue={forAll}
            options={options}
          />
        ))
      ) : (
        <Select
          label={label}
          name={name}
          description={description}
          value={forAll}
          onChange={setForAll}
          options={options}
        />
      )}
      {(isByKind || kinds.length > 1) && button(isByKind ? ONE_FOR_ALL : CHOOSE_BY_KIND)}
    </div>
  )
}

const fieldOf = (name: string, kind: KindOfWork): string => `${name}-${kind}`

/** What was chosen in the fields of this name: one person without a kind, or one for each kind. */
export const successorsIn = (form: FormReader, name: string): { kind?: KindOfWork; personId: string }[] => [
  ...(form.raw(name) ? [{ personId: form.raw(name) }] : []),
  ...KINDS_OF_WORK.flatMap((kind) => {
    const personId = form.raw(fieldOf(name, kind))
    return personId ? [{ kind, personId }] : []
  }),
]
