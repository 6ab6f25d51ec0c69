import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { classKeyConf, copyNginxConfiguration, nodesConf } from '#test-support/nginx.ts'
import { startNginx } from './nginx.ts'

/** The nginx of `deploy/` with one process and without rate limits, because all requests come from one address. */
export function startBehindNginx(
  nginx: string,
  folder: string,
  product: { url: string },
  { classKey = '', hasLog = false } = {},
) {
  return startNginx(nginx, (port) => {
    const args = copyNginxConfiguration(folder, {
      'listen.conf': `listen 127.0.0.1:${port};`,
      'nodes.conf': nodesConf([Number(new URL(product.url).port)]),
      'class-key.conf': classKeyConf(classKey),
    })
    change(join(folder, 'broadsheet.conf'), /^ *(limit_req|limit_conn) .*$/gm, '')
    change(
      join(folder, 'broadsheet.conf'),
      /access_log .*;/,
      (log) => `${hasLog ? log : 'access_log off;'}\n  keepalive_requests 1000000;`,
    )
    change(join(folder, 'nginx.conf'), 'worker_processes auto', 'worker_processes 1')
    return args
  })
}

function change(
  file: string,
  from: RegExp | string,
  to: string | ((found: string) => string),
): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, typeof to === 'string' ? text.replace(from, to) : text.replace(from, to))
}
