import { useNavigate } from '@tanstack/react-router'
import { Archive, Ellipsis, FileJson, FileSpreadsheet, FileText, History, Printer, Users } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { later } from '../../../ui/later.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { EXPORT_CONFIRMATIONS, EXPORT_JSON, EXPORT_MARKDOWN } from '../files/files.text.ts'
import { useExportProcess } from '../files/use-export-process.ts'
import type { OpenProcess } from '../processes.queries.ts'
import { ARCHIVE, MORE, PRINT, VERSIONS } from '../processes.text.ts'
import { READERS } from '../readings/readings.text.ts'
import { useArchiveProcess } from '../use-archive-process.tsx'

const ReadersDialog = later(() => import('../readers/ReadersDialog.tsx'))
const VersionsDialog = later(() => import('./VersionsDialog.tsx'))

/** What can be done with a process as a whole. */
export function ProcessActions({ open }: { open: OpenProcess }) {
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'versions' | 'readers' | null>(null)
  const save = useExportProcess(open)
  const archive = useArchiveProcess(open, () => void navigate({ to: '/process' }))
  const close = () => setDialog(null)
  return (
    <>
      <Menu
        label={MORE}
        align="end"
        trigger={<IconButton label={MORE} icon={<Ellipsis aria-hidden />} />}
        sections={[
          ...(open.mayEdit
            ? [
                {
                  entries: [
                    { label: READERS, icon: <Users aria-hidden />, onSelect: () => setDialog('readers') },
                  ],
                },
              ]
            : []),
          {
            entries: [
              { label: PRINT, icon: <Printer aria-hidden />, onSelect: () => print() },
              { label: EXPORT_MARKDOWN, icon: <FileText aria-hidden />, onSelect: () => save('markdown') },
              { label: EXPORT_JSON, icon: <FileJson aria-hidden />, onSelect: () => save('json') },
              ...(open.published && open.mayEdit
                ? [
                    {
                      label: EXPORT_CONFIRMATIONS,
                      icon: <FileSpreadsheet aria-hidden />,
                      onSelect: () => save('confirmations'),
                    },
                  ]
                : []),
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
      {dialog === 'readers' && open.process && (
        <ReadersDialog
          open
          onOpenChange={close}
          process={open.process}
          counts={open.counts}
          mayAssign={open.mayAssign}
        />
      )}
      {dialog === 'versions' && open.published && (
        <VersionsDialog open onOpenChange={close} published={open.published} />
      )}
    </>
  )
}
