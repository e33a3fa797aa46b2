import type { Prompt } from './sections.text.ts'

/** Questions for the team to talk about. */
export function Prompts({ prompts }: { prompts: readonly Prompt[] }) {
  return (
    <dl className="grid gap-3 px-4 py-2 sm:grid-cols-2">
      {prompts.map(({ title, text }) => (
        <div key={title} className="rounded-lg border border-line p-4">
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-1 text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
