import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

/** `node bare-node.ts folder`: a plain Node server that sends the files of a folder from memory. */
const [folder = ''] = process.argv.slice(2)
const answers = new Map(
  readdirSync(folder).map((name) => {
    const body = readFileSync(join(folder, name))
    const encoding = name.endsWith('.gz') ? ['Content-Encoding', 'gzip'] : []
    const head = [...encoding, 'Content-Length', `${body.length}`]
    return [`/${name.replace(/\.gz$/, '')}`, { head, body }]
  }),
)
const server = createServer(({ url = '' }, response) => {
  const answer = answers.get(url)
  response.writeHead(answer ? 200 : 404, answer?.head).end(answer?.body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
process.once('disconnect', () => process.exit())
