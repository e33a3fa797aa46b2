import { FlaskConical, Trash2 } from 'lucide-react'
import { Button, type ButtonVariant } from '../../../ui/Button.tsx'
import { ADD_SAMPLES, REMOVE_SAMPLES } from './samples.text.ts'
import { useSamples } from './use-samples.ts'

/** Adds sample data to the company, or takes them away again. */
export function SampleButton({ variant }: { variant: ButtonVariant }) {
  const { hasSamples, isPending, add, remove } = useSamples()
  if (hasSamples === undefined) return null
  return (
    <Button
      variant={variant}
      size="sm"
      pending={isPending}
      icon={hasSamples ? <Trash2 /> : <FlaskConical />}
      onClick={hasSamples ? remove : add}
    >
      {hasSamples ? REMOVE_SAMPLES : ADD_SAMPLES}
    </Button>
  )
}
