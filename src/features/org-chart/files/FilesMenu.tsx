import { Download, FileDown, FileUp, Image } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { CHECK_CONNECTION, PART_NOT_LOADED } from '../../../ui/ui.text.ts'
import { visibleTeams } from '../../teams/teams.queries.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import type { Direction } from '../layout/layout.rules.ts'
import { pictured } from '../picture/pictured.rules.ts'
import { useChart } from '../screen/chart-context.ts'
import {
  CSV_TABLE,
  EXPORT,
  EXPORT_AS,
  IMPORT,
  JSON_FILE,
  NOT_EXPORTED,
  PICTURE_TOO_LARGE,
  PNG_PICTURE,
  SVG_PICTURE,
} from './files.text.ts'

type FilesMenuProps = {
  /** What files are called. */
  name: string
  direction: Direction
  isNarrow: boolean
  /** Left out where nothing can be imported. */
  onImport?: () => void
}

/** Saves the whole chart as a picture or as a table, whatever of it is collapsed. */
export function FilesMenu({ name, direction, isNarrow, onImport }: FilesMenuProps) {
  const { forest, showsRoles } = useChart()
  const isEmpty = forest.roots.length === 0
  const teams = new Map((useLive(visibleTeams, {}) ?? []).map((team) => [team.id, team.name]))
  const today = useToday()

  async function saveTable(kind: 'csv' | 'json'): Promise<void> {
    const [files, rules] = await Promise.all([
      import('../../metrics/csv/csv-file.ts'),
      import('./chart-file.rules.ts'),
    ])
    if (kind === 'csv') files.saveCsv(`${name}.csv`, rules.sheetOf(forest, teams))
    else files.saveFile(`${name}.json`, rules.jsonOf(rules.fileOf(name, forest, teams)), 'application/json')
  }

  async function savePicture(kind: 'svg' | 'png'): Promise<void> {
    const pictures = await import('../picture/save-picture.ts')
    const picture = {
      pictured: pictured(forest.roots, { direction, showsRoles }),
      title: name,
      dayOf: (day: string) => dayLabel(day, today),
    }
    if (kind === 'svg') return pictures.saveSvg(`${name}.svg`, picture)
    await pictures.savePng(`${name}.png`, picture).catch(() => toast.error(NOT_EXPORTED, PICTURE_TOO_LARGE))
  }

  const offered = (save: () => Promise<void>) => () =>
    void save().catch(() => toast.error(PART_NOT_LOADED, CHECK_CONNECTION))
  return (
    <Menu
      label={EXPORT}
      align="end"
      sections={[
        {
          heading: EXPORT_AS,
          entries: [
            {
              label: SVG_PICTURE,
              icon: <Image aria-hidden />,
              disabled: isEmpty,
              onSelect: offered(() => savePicture('svg')),
            },
            {
              label: PNG_PICTURE,
              icon: <Image aria-hidden />,
              disabled: isEmpty,
              onSelect: offered(() => savePicture('png')),
            },
            {
              label: CSV_TABLE,
              icon: <FileDown aria-hidden />,
              disabled: isEmpty,
              onSelect: offered(() => saveTable('csv')),
            },
            {
              label: JSON_FILE,
              icon: <FileDown aria-hidden />,
              disabled: isEmpty,
              onSelect: offered(() => saveTable('json')),
            },
          ],
        },
        ...(onImport
          ? [{ entries: [{ label: IMPORT, icon: <FileUp aria-hidden />, onSelect: onImport }] }]
          : []),
      ]}
      trigger={
        isNarrow ? (
          <IconButton label={EXPORT} icon={<Download aria-hidden />} />
        ) : (
          <Button icon={<Download aria-hidden />}>{EXPORT}</Button>
        )
      }
    />
  )
}
