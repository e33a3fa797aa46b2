import type { LanguageModel } from 'ai'
import type { AiConfig } from '../../server/ai-config.ts'
import { fetchFrom } from '../../server/outgoing/one-origin.ts'

/** The model of the installation. Its libraries are loaded with the first question, and it is reached by no other way than `fetchFrom`. */
export async function modelOf({ provider, model, baseUrl, apiKey }: AiConfig): Promise<LanguageModel> {
  const fetch = fetchFrom(new URL(baseUrl).origin)
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    // Without one set, the library would look for a key of its own in the environment.
    return createAnthropic({ baseURL: baseUrl, apiKey: apiKey ?? 'none', fetch })(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const named = { name: 'model', baseURL: baseUrl, includeUsage: true, fetch }
  return createOpenAICompatible({ ...named, ...(apiKey !== null && { apiKey }) })(model)
}
