import { useMutate } from '../../../sync/browser/react.ts'
import { DraftField } from '../../revisions/DraftField.tsx'
import { writeSheetText } from '../sheets/sheet-text.mutations.ts'
import { TEXT_LENGTH, type ToolSheet } from '../sheets/sheets.table.ts'
import { TEXT, TEXT_PLACEHOLDER } from './clarity-break.text.ts'

/** The page itself. What is typed is saved as it is written, also without a network and when the page goes away. */
export function BreakText({ sheet, className }: { sheet: ToolSheet; className?: string }) {
  const { id, ownerId, text, textVersion } = sheet
  const mutate = useMutate()
  return (
    <DraftField
      label={TEXT}
      place={{
        entity: 'tool_sheets',
        entityId: id,
        field: 'text',
        readers: { audience: 'person', teamId: null, personId: ownerId },
      }}
      stored={{ text, version: textVersion, updatedBy: textVersion === 0 ? null : ownerId }}
      onSave={(said, from) => !mutate(writeSheetText, { id, text: said, from })}
      most={TEXT_LENGTH}
      isKept
      placeholder={TEXT_PLACEHOLDER}
      className={className}
    />
  )
}
