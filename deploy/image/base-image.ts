import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Buildah } from './buildah.ts'

/** The base image of deploy/Dockerfile. */
const BASE = 'docker.io/library/node:24-bookworm-slim'
const NPM = '/usr/local/lib/node_modules/npm'
const CERTIFICATES = '/etc/ssl/certs/of-this-machine.pem'

/** Pulls the base image, or builds one from Debian packages and the local node. Returns its origin. */
export function provideBaseImage(buildah: Buildah, folder: string): string {
  try {
    buildah.read('pull', '--quiet', BASE)
    return 'pulled from the registry'
  } catch {
    makeBaseImage(buildah, folder)
    return `built from Debian packages and node ${process.version} of this machine, because no registry could be reached`
  }
}

function makeBaseImage(buildah: Buildah, folder: string): void {
  const debian = join(folder, 'debian.tar')
  const packages = ['--quiet', '--variant=minbase', '--include=ca-certificates']
  execFileSync('mmdebstrap', [...packages, 'bookworm', debian], { stdio: 'inherit' })
  const container = buildah.read('from', 'scratch')
  buildah.run('add', '--quiet', container, debian, '/')
  buildah.run('copy', '--quiet', container, process.execPath, '/usr/local/bin/node')
  buildah.run('copy', '--quiet', container, folderOfNpm(), NPM)
  const links = ['npm', 'npx'].map(
    (name) => `ln -s ${NPM}/bin/${name}-cli.js /usr/local/bin/${name}`,
  )
  const script = [...links, 'useradd --create-home --uid 1000 node'].join(' && ')
  buildah.run('run', '--isolation=chroot', container, '--', 'sh', '-c', script)
  copyCertificates(buildah, container)
  buildah.run('commit', '--quiet', '--rm', container, BASE)
}

function folderOfNpm(): string {
  const program = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim()
  return dirname(dirname(realpathSync(program)))
}

/** A network that inspects TLS has its own certificate authority, which npm needs during the build. */
function copyCertificates(buildah: Buildah, container: string): void {
  const certificates = process.env.NODE_EXTRA_CA_CERTS
  if (!certificates) return
  buildah.run('copy', '--quiet', container, certificates, CERTIFICATES)
  buildah.run('config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container)
}
