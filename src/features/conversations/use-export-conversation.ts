import { toast } from '../../ui/toast.ts'
import { CHECK_CONNECTION, PART_NOT_LOADED } from '../../ui/ui.text.ts'
import type { OpenConversation } from './conversations.queries.ts'
import { fileName } from './conversations.text.ts'

/** Saves an own conversation as a file to read or for programs. */
export function useExportConversation(
  open: OpenConversation,
  otherName: string,
): (kind: 'md' | 'json') => void {
  async function save(kind: 'md' | 'json'): Promise<void> {
    const [{ saveFile }, { jsonOf, markdownOf }] = await Promise.all([
      import('../metrics/csv/csv-file.ts'),
      import('./export-conversation.ts'),
    ])
    const name = `${fileName(open.side.title, otherName)}.${kind}`
    if (kind === 'md') saveFile(name, markdownOf(open, otherName), 'text/markdown;charset=utf-8')
    else saveFile(name, jsonOf(open, otherName), 'application/json')
  }
  return (kind) => void save(kind).catch(() => toast.error(PART_NOT_LOADED, CHECK_CONNECTION))
}
