import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const RUN = fileURLToPath(new URL('../../run.mjs', import.meta.url))
const BARE_NODE = fileURLToPath(new URL('bare-node.ts', import.meta.url))

export async function startBareNode(folder: string) {
  const node = fork(RUN, [BARE_NODE, folder])
  const [port] = await once(node, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    pids: [node.pid ?? 0],
    stop: () => node.disconnect(),
  }
}
