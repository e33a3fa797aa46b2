import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { problemOf } from '../../../ui/problem.ts'
import { requestJson } from '../../../ui/request.ts'
import { toast } from '../../../ui/toast.ts'
import {
  actsOf,
  EDIT,
  ENCRYPTED,
  NOT_DONE,
  NOT_ENCRYPTED,
  REMOVE,
  REMOVED_DETAIL,
  removing,
  TEST,
  usedBy,
  WORKS,
} from './data-source.text.ts'
import type { ShownDataSource } from './data-sources.requests.ts'
import { DataSourceDialog } from './DataSourceDialog.tsx'

type DataSourceRowProps = { dataSource: ShownDataSource; companyId: string; onChanged: () => void }

/** One database: where it is, how many metrics are read from it, and what can be done with it. */
export function DataSourceRow({ dataSource, companyId, onChanged }: DataSourceRowProps) {
  const { id, name, host, port, database, username, tls, metrics } = dataSource
  const [shown, setShown] = useState<'edit' | 'remove' | null>(null)
  const [pending, setPending] = useState(false)
  const toggle = (what: typeof shown) => (open: boolean) => setShown(open ? what : null)

  async function act(does: 'test' | 'remove') {
    setPending(true)
    try {
      await requestJson('POST', '/api/data-sources/act', { companyId, id, act: does })
      if (does === 'test') toast.success(WORKS)
      else onChanged()
    } catch (error) {
      const { title, detail } = problemOf(error)
      toast.error(title || NOT_DONE, detail)
    }
    setPending(false)
  }
  return (
    <li className="grid gap-1.5 border-t border-line pt-3 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 basis-48 truncate font-medium">{name}</span>
        <Button size="sm" pending={pending} onClick={() => void act('test')}>
          {TEST}
        </Button>
        <Menu
          label={actsOf(name)}
          align="end"
          trigger={<IconButton label={actsOf(name)} icon={<Ellipsis aria-hidden />} />}
          sections={[
            {
              entries: [
                { label: EDIT, onSelect: () => setShown('edit') },
                { label: REMOVE, danger: true, onSelect: () => setShown('remove') },
              ],
            },
          ]}
        />
      </div>
      <p className="text-[0.8125rem] break-words text-soft">
        {[`${username}@${host}:${port}/${database}`, tls ? ENCRYPTED : NOT_ENCRYPTED, usedBy(metrics)].join(
          ' · ',
        )}
      </p>
      <DataSourceDialog
        open={shown === 'edit'}
        onOpenChange={toggle('edit')}
        companyId={companyId}
        dataSource={dataSource}
        onSaved={onChanged}
      />
      <ConfirmDialog
        open={shown === 'remove'}
        onOpenChange={toggle('remove')}
        title={removing(name)}
        detail={REMOVED_DETAIL}
        confirmLabel={REMOVE}
        danger
        onConfirm={() => act('remove')}
      />
    </li>
  )
}
