import { useNavigate } from '@tanstack/react-router'
import { Archive, Ellipsis, History, Printer } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { later } from '../../../ui/later.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import type { OpenProcess } from '../processes.queries.ts'
import { ARCHIVE, MORE, PRINT, VERSIONS } from '../processes.text.ts'
import { useArchiveProcess } from '../use-archive-process.tsx'

const VersionsDialog = later(() => import('./VersionsDialog.tsx'))

/** What can be done with a process as a whole. */
export function ProcessActions({ open }: { open: OpenProcess }) {
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'versions' | null>(null)
  const archive = useArchiveProcess(open, () => void navigate({ to: '/process' }))
  const close = () => setDialog(null)
  return (
    <>
      <Menu
        label={MORE}
        align="end"
        trigger={<IconButton label={MORE} icon={<Ellipsis aria-hidden />} />}
        sections={[
          {
            entries: [
              { label: PRINT, icon: <Printer aria-hidden />, onSelect: () => print() },
              ...(open.published
                ? [{ label: VERSIONS, icon: <History aria-hidden />, onSelect: () => setDialog('versions') }]
                : []),
            ],
          },
          ...(open.mayEdit
            ? [{ entries: [{ label: ARCHIVE, icon: <Archive aria-hidden />, onSelect: archive.ask }] }]
            : []),
        ]}
      />
      {archive.dialog}
      {dialog === 'versions' && open.published && (
        <VersionsDialog open onOpenChange={close} published={open.published} />
      )}
    </>
  )
}
