import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeDirectory, temporaryDirectory } from '../tests/temporary-directory.ts'

const ROOT = join(import.meta.dirname, '..')
let copy: string

beforeAll(async () => {
  copy = await temporaryDirectory('new')
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(ROOT, file), join(copy, file))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
})

afterAll(() => removeDirectory(copy))

function run(program: string, ...args: string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: copy,
    encoding: 'utf8',
  })
  return { code: status, output: stdout + stderr }
}

const npm = (tool: string, ...args: string[]) => run(join('node_modules', tool), ...args)

describe('npm run new feature', () => {
  test.each([
    [[]],
    [['feature']],
    [['feature', 'Notes']],
    [['feature', 'sheep']],
    [['feature', 'goals']],
    [['page', 'notes']],
  ])('says in one line what is wrong with %j', (args) => {
    const { code, output } = run('scripts/new.mjs', ...args)
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
  })

  test(
    'makes a slice that is registered, typed, linted and tested as it stands',
    { timeout: 180_000 },
    () => {
      expect(run('scripts/new.mjs', 'feature', 'notes')).toMatchObject({ code: 0 })
      expect(npm('oxfmt/bin/oxfmt', 'src/features/notes', 'tests/isolation')).toMatchObject({ code: 0 })
      for (const project of ['shared', 'web']) {
        expect(npm('typescript/bin/tsc', '-p', `tsconfig.${project}.json`)).toMatchObject({
          code: 0,
          output: '',
        })
      }
      expect(npm('oxlint/bin/oxlint', 'src/features/notes')).toMatchObject({ code: 0 })
      const tests = [
        'src/features/notes',
        'tests/architecture.test.ts',
        'tests/unused-definitions.test.ts',
        'tests/schema.test.ts',
      ]
      expect(npm('vitest/vitest.mjs', 'run', ...tests)).toMatchObject({ code: 0 })
      expect(npm('vitest/vitest.mjs', 'run', 'tests/isolation.test.ts', '-t', 'Note')).toMatchObject({
        code: 0,
      })
    },
  )
})
