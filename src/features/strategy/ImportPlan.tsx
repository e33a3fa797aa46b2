import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { later } from '../../ui/later.tsx'
import { IMPORT_JSON } from './strategy.text.ts'

const ImportedPlan = later(() => import('./ImportedPlan.tsx'))

export interface Importer {
  choose(): void
}

/** Asks for the file of a plan, with which the open one is filled. */
export function ImportPlan({ ref }: { ref: Ref<Importer> }) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, choose] = useState<File | null>(null)
  useImperativeHandle(ref, () => ({ choose: () => input.current?.click() }))
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={IMPORT_JSON}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) choose(file)
        }}
      />
      {chosen && <ImportedPlan file={chosen} onDone={() => choose(null)} />}
    </>
  )
}
