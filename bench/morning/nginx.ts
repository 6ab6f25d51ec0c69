import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#test-support/free-port.ts'

const INSTALLED = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
]

export const HOW_TO_GET_NGINX =
  'This benchmark compares with nginx, and found none. Install it (apt install nginx), or name it: NGINX_PATH=/path/to/nginx npm run bench -- morning'

export function findNginx(): string | undefined {
  return [process.env.NGINX_PATH, ...INSTALLED].find((path) => path && existsSync(path))
}

/** One nginx process that serves the files of a folder, also precompressed. */
export function startFiles(nginx: string, folder: string) {
  return startNginx(nginx, (port) => {
    const file = join(folder, 'nginx.conf')
    writeFileSync(file, configuration(folder, port))
    return ['-c', file, '-p', folder, '-e', join(folder, 'error.log')]
  })
}

/** Starts nginx with arguments for its port. */
export async function startNginx(nginx: string, argsFor: (port: number) => string[]) {
  const port = await freePort()
  const master = spawn(nginx, argsFor(port), { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) {
    if (master.exitCode !== null) throw new Error('nginx did not start')
  }
  const children = `/proc/${master.pid}/task/${master.pid}/children`
  const workers = existsSync(children)
    ? readFileSync(children, 'utf8').trim().split(' ').map(Number).filter(isWorker)
    : []
  return {
    url,
    pids: workers,
    stop: async () => {
      master.kill('SIGTERM')
      await once(master, 'exit')
    },
  }
}

/** Whether it is a worker process; the others manage the cache. */
function isWorker(pid: number): boolean {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker process')
}

/** A configuration tuned for speed: no log, cached open files, full packets. */
function configuration(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    events { worker_connections 4096; }
    http {
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n      ')}
      access_log off;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 1000000;
      open_file_cache max=100;
      types { application/json json; image/webp webp; text/html html; }
      server {
        listen 127.0.0.1:${port};
        root ${folder}/files;
        gzip_static always;
      }
    }
  `
}
