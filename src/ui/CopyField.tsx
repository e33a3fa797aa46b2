import { Copy } from 'lucide-react'
import { Button } from './Button.tsx'
import { copyText } from './copy-text.ts'
import { COPY } from './copy.text.ts'

type CopyFieldProps = { label: string; value: string }

/** A long text that is to be taken elsewhere, such as a secret address, and a button that copies it. */
export function CopyField({ label, value }: CopyFieldProps) {
  return (
    <div className="flex items-center gap-2">
      <input
        readOnly
        aria-label={label}
        value={value}
        onFocus={({ target }) => target.select()}
        className="control min-w-0 flex-1"
      />
      <Button icon={<Copy aria-hidden />} onClick={() => void copyText(value)}>
        {COPY}
      </Button>
    </div>
  )
}
