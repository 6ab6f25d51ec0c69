import { createServer } from 'node:http'

/** The least that node needs for an answer like that to a renewal: as many bytes of headers, and no work. */
const FILLER = 'x'.repeat(900)

const server = createServer((request, response) => {
  response
    .writeHead(200, [
      ...[
        'Set-Cookie',
        `${request.headers.cookie}; Path=/`,
        'Set-Cookie',
        `sAccessToken=${FILLER}`,
      ],
      ...['front-token', FILLER, 'Content-Type', 'application/json', 'Content-Length', '2'],
    ])
    .end('{}')
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
process.once('disconnect', () => process.exit())
