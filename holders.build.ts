import { relative } from 'node:path'
import type { Plugin } from 'vite'

const root = import.meta.dirname
const FILE = '.vite/holders.json'

/** Writes which file of the bundle holds each module of ours, for whoever looks into the bundle: several modules share a file that has no name. */
export function holders(): Plugin {
  return {
    name: 'holders',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const held = Object.values(bundle).flatMap((part) =>
          part.type === 'chunk' ? part.moduleIds.map((id) => [id, part.fileName] as const) : [],
        )
        const ours = held
          .map(([id, file]) => [relative(root, id).replaceAll('\\', '/'), file] as const)
          .filter(([id]) => id.startsWith('src/'))
        this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(Object.fromEntries(ours)) })
      },
    },
  }
}
