import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'

export interface FileChooser {
  /** Opens the browser's own dialog. */
  choose(): void
}

type HiddenFileFieldProps = {
  ref: Ref<FileChooser>
  /** Read aloud. */
  label: string
  /** File types, as the field takes them. */
  accept: string
  /** What is shown for the chosen file until `onDone` is called. */
  children: (file: File, onDone: () => void) => ReactNode
}

/** A field for one file that nobody sees: an entry of a menu opens it. */
export function HiddenFileField({ ref, label, accept, children }: HiddenFileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, choose] = useState<File | null>(null)
  useImperativeHandle(ref, () => ({ choose: () => input.current?.click() }))
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) choose(file)
        }}
      />
      {chosen && children(chosen, () => choose(null))}
    </>
  )
}
