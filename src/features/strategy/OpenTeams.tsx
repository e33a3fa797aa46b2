import { useNavigate } from '@tanstack/react-router'
import { Button } from '../../ui/Button.tsx'
import { OPEN_TEAMS } from './strategy.text.ts'

export function OpenTeams({ variant }: { variant?: 'primary' }) {
  const navigate = useNavigate()
  return (
    <Button
      {...(variant && { variant })}
      onClick={() => void navigate({ to: '/people', search: { tab: 'team' } })}
    >
      {OPEN_TEAMS}
    </Button>
  )
}
