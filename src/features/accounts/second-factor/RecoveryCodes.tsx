import { Copy, Download } from 'lucide-react'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import {
  CODES_COPIED,
  CODES_KEPT,
  COPY_BY_HAND,
  COPY_CODES,
  DOWNLOAD,
  FILE_NAME,
  KEEP_THEM,
} from './second-factor.text.ts'

type RecoveryCodesProps = { codes: string[]; onKept: () => void }

/** Recovery codes, the only time that they can be read. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(CODES_COPIED),
      () => toast.warning(COPY_BY_HAND),
    )
  return (
    <div className="grid gap-4 pb-4">
      <p>{KEEP_THEM}</p>
      <ul className="grid grid-cols-1 gap-x-4 gap-y-1 rounded-md bg-sunken p-3 font-mono text-[0.8125rem] min-[24rem]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Copy aria-hidden />} onClick={copy}>
          {COPY_CODES}
        </Button>
        <a
          className={buttonClass()}
          download={FILE_NAME}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <Download aria-hidden />
          {DOWNLOAD}
        </a>
        <Button variant="primary" className="ml-auto" onClick={onKept}>
          {CODES_KEPT}
        </Button>
      </div>
    </div>
  )
}
