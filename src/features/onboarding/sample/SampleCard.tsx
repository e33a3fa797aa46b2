import { Card } from '../../../ui/Card.tsx'
import { SampleButton } from './SampleButton.tsx'
import { SAMPLE_DATA, SAMPLES_EXPLAINED } from './samples.text.ts'

/** The sample data in the settings, for when the first steps are no longer shown. */
export function SampleCard() {
  return (
    <Card title={SAMPLE_DATA} description={SAMPLES_EXPLAINED}>
      <div>
        <SampleButton variant="secondary" />
      </div>
    </Card>
  )
}
