import { RotateCw } from 'lucide-react'
import { Button } from './Button.tsx'
import { RETRY } from './ui.text.ts'

type ErrorStateProps = { title: string; detail?: string; onRetry: () => void }

/** Shown in place of a list that could not be loaded. */
export function ErrorState({ title, detail, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-1 px-4 py-12 text-center">
      <p className="font-medium">{title}</p>
      {detail && <p className="max-w-sm text-balance text-soft">{detail}</p>}
      <Button className="mt-3" icon={<RotateCw aria-hidden />} onClick={onRetry}>
        {RETRY}
      </Button>
    </div>
  )
}
