import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'

const PROGRAM = join(import.meta.dirname, 'engine.py')

const Answer = z.object({
  ids: z.array(z.number()).default([]),
  bytes: z.number().default(0),
  /** Time of the work, without reading the request and writing the answer. */
  seconds: z.number(),
  /** The most memory so far, in bytes. */
  memory: z.number(),
})
type Answer = z.infer<typeof Answer>

export interface XapianProcess {
  ask(request: object): Promise<Answer>
  stop(): Promise<void>
}

/** A Python that has Debian's package python3-xapian. */
export function pythonWithXapian(): string | undefined {
  return ['python3', '/usr/bin/python3'].find(
    (python) => spawnSync(python, ['-c', 'import xapian']).status === 0,
  )
}

export function startXapian(python: string, folder: string): XapianProcess {
  const engine = spawn(python, [PROGRAM, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Enough memory for few writes.
    env: { ...process.env, XAPIAN_FLUSH_THRESHOLD: '50000' },
  })
  const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()
  let last: Promise<unknown> = Promise.resolve()
  return {
    // One request at a time: the engine answers in order.
    ask: (request) => {
      const answer = last.then(() => askOne(engine, answers, request))
      last = answer.catch(() => undefined)
      return answer
    },
    stop: async () => {
      engine.stdin.end()
      if (engine.exitCode === null) await once(engine, 'exit')
    },
  }
}

async function askOne(
  { stdin }: Pick<ChildProcess, 'stdin'>,
  answers: AsyncIterator<string>,
  request: object,
): Promise<Answer> {
  stdin?.write(`${JSON.stringify(request)}\n`)
  const { value, done } = await answers.next()
  if (done) throw new Error('Xapian stopped')
  return Answer.parse(JSON.parse(value))
}
