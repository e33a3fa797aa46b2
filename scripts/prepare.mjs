// npm runs this before start, test, journeys, dev, bench and cli. It is plain JavaScript for any Node from 20.19, because the Node that
// runs everything else may not be installed yet.
import { buildBundle } from './bundle.mjs'
import { findChromium, installChromium } from './chromium.mjs'
import { installDependencies } from './dependencies.mjs'
import { Failure } from './failure.mjs'
import { findFirefox } from './find-firefox.mjs'
import { provideProxies } from './proxies.mjs'
import { provideWebKit } from './webkit.mjs'

const needs = {
  start: [installDependencies, buildBundle],
  bench: [installDependencies, buildBundle],
  test: [installDependencies, buildBundle, provideChromium, provideProxies],
  firefox: [installDependencies, buildBundle, findFirefox],
  webkit: [installDependencies, buildBundle, provideWebKit],
  dev: [installDependencies],
  cli: [installDependencies],
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Failure(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`)
}

async function provideChromium() {
  if ((await findChromium()) === null) await installChromium()
}

try {
  checkNode()
  for (const step of needs[process.argv[2]] ?? []) await step()
} catch (error) {
  if (!(error instanceof Failure)) throw error
  console.error(error.message)
  process.exitCode = 1
}
