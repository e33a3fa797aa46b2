import { Badge } from '../../../ui/Badge.tsx'
import { DID_NOT_PASS, PASSED } from './diagnostics.text.ts'

export const Outcome = ({ passed }: { passed: boolean }) => (
  <Badge variant={passed ? 'good' : 'bad'}>{passed ? PASSED : DID_NOT_PASS}</Badge>
)
