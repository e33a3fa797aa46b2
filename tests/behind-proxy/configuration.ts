import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What stands in the configurations that we ship where an installation puts its own. */
export interface Place {
  /** The ports that the proxy itself listens on. */
  https: number
  http: number
  /** Those of the nodes behind it. */
  nodes: readonly number[]
  /** PEM: the certificate with its key behind it, and both apart. */
  both: string
  certificate: string
  key: string
  /** Where the proxy may write. */
  directory: string
  /** Whether all connections of a company go to one node, as in what we ship. */
  sticky: boolean
}

const shipped = (name: string) => readFile(join(import.meta.dirname, '../../deploy', name), 'utf8')

/** Replaces what is there, and fails when the shipped configuration no longer says it. */
function put(text: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce((before, [pattern, value]) => {
    if (!pattern.test(before)) throw new Error(`Nothing in the shipped configuration is like ${pattern}`)
    return before.replaceAll(new RegExp(pattern, 'gm'), value)
  }, text)
}

/** The line of the first node, once for each, and without those that are only proposed. */
const forEach = (nodes: readonly number[], line: (port: number, index: number) => string): string =>
  nodes.map(line).join('\n')

export async function nginxConfiguration(place: Place): Promise<string> {
  const site = put(await shipped('nginx.conf'), [
    [/^ +# server 127\.0\.0\.1.*\n/m, ''],
    [/^ +server 127\.0\.0\.1:3000 (.*);/m, forEach(place.nodes, (port) => `server 127.0.0.1:${port} $1;`)],
    [/listen 443 ssl;/, `listen 127.0.0.1:${place.https} ssl;`],
    [/listen 80;/, `listen 127.0.0.1:${place.http};`],
    [/server_name .*;/, 'server_name localhost;'],
    [/ssl_certificate \S+;/, `ssl_certificate ${place.certificate};`],
    [/ssl_certificate_key \S+;/, `ssl_certificate_key ${place.key};`],
    ...(place.sticky ? [] : [[/^ +hash .*;/m, ''] as const]),
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${place.directory}/${kind};`)
    .join('\n')
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${place.directory}/pid;
error_log stderr warn;
worker_processes 2;
events {}
http {
${temporary}
access_log off;
${site}
}
`
}

export async function haproxyConfiguration(place: Place): Promise<string> {
  return put(await shipped('haproxy.cfg'), [
    [/^ +# server two .*\n/m, ''],
    [
      /^ +server one 127\.0\.0\.1:3000 (.*)$/m,
      forEach(place.nodes, (port, index) => `  server node${index} 127.0.0.1:${port} $1`),
    ],
    [/bind :443 ssl crt \S+/, `bind 127.0.0.1:${place.https} ssl crt ${place.both}`],
    [/bind :80$/m, `bind 127.0.0.1:${place.http}`],
    ...(place.sticky
      ? []
      : [[/balance hash .*/, 'balance roundrobin'] as const, [/^ +hash-type .*\n/m, ''] as const]),
  ])
}

/** Caddy knows nothing that would keep a company on one node, so `sticky` changes nothing. */
export async function caddyConfiguration(place: Place): Promise<string> {
  const site = put(await shipped('Caddyfile'), [
    [
      /quarterdeck\.example \{/,
      `https://localhost:${place.https} {\n  tls ${place.certificate} ${place.key}`,
    ],
    [/ 127\.0\.0\.1:3000 /, ` ${place.nodes.map((port) => `127.0.0.1:${port}`).join(' ')} `],
  ])
  return `{
  admin off
  auto_https off
  grace_period 1s
  default_bind 127.0.0.1
  storage file_system ${place.directory}/storage
  log {
    output stderr
    level WARN
  }
}
${site}`
}
