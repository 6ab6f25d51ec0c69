import type { Context } from 'hono'
import type { App, HttpEnv } from '../http/app.ts'
import type { Services } from '../services.ts'
import { answerFile, openFile } from './open-file.ts'

/** Where files are served that anyone may have, and where those that a signature opens. */
export const FILES_PATH = '/epaper/files'
export const SIGNED_PATH = '/epaper/signed'

const FILE = ':publisher/:date/:edition/:version/:file{.+}'

export function fileRoutes(app: App, services: Services): void {
  const answer = async (context: Context<HttpEnv>) => {
    const { publisher = '', date = '', edition = '', version = '', file = '' } = context.req.param()
    const token = context.req.param('token')
    const opened = await openFile(services, { publisher, date, edition, version, file, token })
    return answerFile(context, await services.files.read(opened.path), opened)
  }
  app.get(`${FILES_PATH}/${FILE}`, answer)
  app.get(`${SIGNED_PATH}/:token/${FILE}`, answer)
}
