import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { INSTRUCTIONS, SERVER_TITLE } from './mcp.text.ts'
import type { Tool } from './tools.server.ts'

/** What an assistant may do, and how it is done. */
interface Toolbox {
  tools(): Tool[]
  call(name: string, args: Record<string, unknown>): Promise<{ text: string; isError: boolean }>
}

/** Answers one request of MCP's streamable HTTP. Nothing of it is kept, so that any node answers the next one. */
export async function answerMcp(
  request: Request,
  body: unknown,
  { tools, call }: Toolbox,
): Promise<Response> {
  const { server } = new McpServer(
    { name: 'quarterdeck', title: SERVER_TITLE, version: '1' },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools() }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const { text, isError } = await call(params.name, params.arguments ?? {})
    return { content: [{ type: 'text' as const, text }], isError }
  })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: body })
  } finally {
    await server.close()
  }
}
