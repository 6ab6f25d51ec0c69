import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findProgram, installFromDebian, isRoot, unpackFromDebian } from './debian.ts'
import { freePort } from './free-port.ts'

const CONFIGURATION = fileURLToPath(new URL('../deploy/nginx', import.meta.url))
const WAIT_MS = 20

export const HOW_TO_GET_NGINX =
  'This needs nginx, and none could be installed. Install it and run again (Debian: apt-get install nginx-light), or name it: NGINX_PATH=/path/to/nginx'

/** The path of an nginx: installed, or from Debian. */
export function requireNginx(): string {
  const found = findNginx() ?? installFromDebian(['nginx-light'], findNginx) ?? unpackNginx()
  if (!found) throw new Error(HOW_TO_GET_NGINX)
  return found
}

const findNginx = () => findProgram('nginx', 'NGINX_PATH')
const unpackNginx = () => unpackFromDebian('nginx', 'usr/sbin/nginx')

export interface Nginx {
  url: string
  port: number
  errorLog(): string
  stop(): Promise<void>
}

/** The text of listen.conf: plain HTTP on a port of this machine. */
const listenOnPort = (port: number) => `listen 127.0.0.1:${port};`

/** Starts nginx with the configuration of `deploy/`, as a proxy for servers on these ports of this machine. */
export async function startNginx(
  ports: readonly number[],
  { listen = listenOnPort, otherSites = '', classKey = '' } = {},
): Promise<Nginx> {
  const program = requireNginx()
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-nginx-'))
  const port = await freePort()
  const args = copyNginxConfiguration(folder, {
    'listen.conf': listen(port),
    'nodes.conf': nodesConf(ports),
    'class-key.conf': classKeyConf(classKey),
  })
  appendFileSync(join(folder, 'broadsheet.conf'), otherSites)
  const server = spawn(program, args, { stdio: 'inherit' })
  const stopped = once(server, 'exit')
  while (!(await accepts(port))) {
    if (server.exitCode !== null) throw new Error('nginx did not start')
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    errorLog: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    stop: async () => {
      server.kill('SIGTERM')
      await stopped
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The text of class-key.conf. */
export const classKeyConf = (key: string) => `map "" $broadsheet_class_key { default "${key}"; }`

/** The text of nodes.conf. */
export function nodesConf(ports: readonly number[]): string {
  const lines = ports.flatMap((port) => [
    `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`,
    `server 127.0.0.1:${port} max_fails=0 backup;`,
  ])
  return lines.join('\n')
}

/** Copies the configuration of /etc/nginx into a folder, with some files replaced. Returns the arguments for nginx. */
export function copyNginxConfiguration(
  folder: string,
  replacements: Record<string, string> = {},
): string[] {
  cpSync(CONFIGURATION, folder, { recursive: true })
  const site = readFileSync(join(folder, 'broadsheet.conf'), 'utf8')
    .replaceAll('/var/cache/nginx-broadsheet', join(folder, 'cache'))
    .replace('/var/log/nginx', folder)
  writeFileSync(join(folder, 'broadsheet.conf'), site)
  for (const [name, text] of Object.entries(replacements)) {
    writeFileSync(join(folder, 'broadsheet', name), text)
  }
  mkdirSync(join(folder, 'temporary'))
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder))
  return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
}

/** The main configuration of `deploy/`, with every path below the folder. */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((what) => `${what}_temp_path ${join(folder, 'temporary', what)};`)
    .join('\n  ')
  return readFileSync(join(CONFIGURATION, 'nginx.conf'), 'utf8')
    .replace(/^user .*/m, isRoot() ? 'user root;\ndaemon off;' : 'daemon off;')
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replace('/var/log/nginx', folder)
    .replace('include conf.d/*.conf;', `${temporary}\n  include broadsheet.conf;`)
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
