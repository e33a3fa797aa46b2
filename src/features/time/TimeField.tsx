import { TextField } from '../../ui/TextField.tsx'

/** A time of day, nine o’clock unless another is given. */
export const TimeField = ({ label, present = '09:00' }: { label: string; present: string | undefined }) => (
  <TextField label={label} name="timeOfDay" type="time" required defaultValue={present} />
)
