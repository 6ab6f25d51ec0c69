import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'

export type Buildah = ReturnType<typeof openBuildah>

/** Why images cannot be built on this machine. */
export function reasonAgainstBuildah(): string | undefined {
  const { error } = spawnSync('buildah', ['--version'])
  return (
    error && `buildah cannot run: ${error.message}. On Debian: apt-get install buildah mmdebstrap`
  )
}

/** buildah with its storage in a folder. It needs no daemon and no kernel features except chroot. */
export function openBuildah(folder: string) {
  const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')]
  const withStorage = (args: string[]) => ['--storage-driver=vfs', ...storage, ...args]
  return {
    run: (...args: string[]): void => {
      execFileSync('buildah', withStorage(args), { stdio: 'inherit' })
    },
    read: (...args: string[]): string =>
      execFileSync('buildah', withStorage(args), {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim(),
    start: (...args: string[]): ChildProcess =>
      spawn('buildah', withStorage(args), { stdio: 'inherit' }),
  }
}
