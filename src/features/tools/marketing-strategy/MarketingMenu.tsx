import { useNavigate } from '@tanstack/react-router'
import { Compass, Ellipsis, FileJson, FileText, Printer } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { CHECK_CONNECTION, PART_NOT_LOADED } from '../../../ui/ui.text.ts'
import { type OpenPlan, usePlan } from '../../strategy/plan-context.ts'
import { TOOL_LABELS } from '../tools.text.ts'
import { ACTIONS, EXPORT_CSV, EXPORT_JSON, OPEN_PLAN, PRINT } from './marketing-strategy.text.ts'

/** What can be done with the block as a whole. */
export function MarketingMenu() {
  const open = usePlan()
  const navigate = useNavigate()
  const save = (kind: 'csv' | 'json') =>
    void saveBlock(open, kind).catch(() => toast.error(PART_NOT_LOADED, CHECK_CONNECTION))
  const plan = {
    label: OPEN_PLAN,
    icon: <Compass aria-hidden />,
    onSelect: () => void navigate({ to: '/strategy' }),
  }
  const out = [
    { label: PRINT, icon: <Printer aria-hidden />, onSelect: () => print() },
    { label: EXPORT_CSV, icon: <FileText aria-hidden />, onSelect: () => save('csv') },
    { label: EXPORT_JSON, icon: <FileJson aria-hidden />, onSelect: () => save('json') },
  ]
  return (
    <Menu
      label={ACTIONS}
      sections={[{ entries: [plan] }, { entries: out }]}
      align="end"
      trigger={<IconButton label={ACTIONS} icon={<Ellipsis aria-hidden />} />}
    />
  )
}

async function saveBlock(open: OpenPlan, kind: 'csv' | 'json'): Promise<void> {
  const [files, rules] = await Promise.all([
    import('../../metrics/csv/csv-file.ts'),
    import('./marketing-block.rules.ts'),
  ])
  const name = `${TOOL_LABELS['marketing-strategy']}.${kind}`
  if (kind === 'csv') files.saveCsv(name, rules.csvOfMarketing(open))
  else files.saveFile(name, rules.jsonOfMarketing(open), 'application/json')
}
