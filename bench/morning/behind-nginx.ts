import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyNginxConfiguration } from '#test-support/nginx.ts'
import { startNginx } from './nginx.ts'

/** The nginx of `deploy/` with one process, without log (as all servers here) and without rate limits. */
export function startBehindNginx(nginx: string, folder: string, product: { url: string }) {
  return startNginx(nginx, (port) => {
    const args = copyNginxConfiguration(folder, {
      'listen.conf': `listen 127.0.0.1:${port};`,
      'nodes.conf': `server 127.0.0.1:${new URL(product.url).port};`,
    })
    change(join(folder, 'broadsheet.conf'), /^ *(limit_req|limit_conn) .*$/gm, '')
    change(
      join(folder, 'broadsheet.conf'),
      /access_log .*;/,
      'access_log off;\n  keepalive_requests 1000000;',
    )
    change(join(folder, 'nginx.conf'), 'worker_processes auto', 'worker_processes 1')
    return args
  })
}

function change(file: string, from: RegExp | string, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}
