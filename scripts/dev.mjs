// npm run dev: Vite serves the web application from its sources and updates it in place. Behind it runs the server, which is
// restarted whenever its code changes. Both end with this process.
import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { projectNode, root } from './run.mjs'

const port = Number(process.env.PORT ?? 3000)
const behind = port + 1
const target = `http://127.0.0.1:${behind}`
const url = `http://localhost:${port}`

const web = await createServer({
  root,
  server: { port, strictPort: true, proxy: { '/api': { target, ws: true }, '/csp-report': { target } } },
})
await web.listen()

const env = { ...process.env, PORT: String(behind), PUBLIC_URL: process.env.PUBLIC_URL ?? url }
const server = spawn(projectNode(), ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.kill('SIGTERM'))
server.once('exit', () => void web.close().then(() => process.exit()))
