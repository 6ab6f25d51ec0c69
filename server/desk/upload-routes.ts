import { DataStore, ERRORS, MemoryLocker, Metadata, Server, Upload } from '@tus/server'
import type { Context } from 'hono'
import {
  listUploads,
  MAX_UPLOAD_BYTES,
  MAX_UPLOADED_BYTES,
  MAX_UPLOADS,
  UPLOADS_PATH,
  UploadMetadata,
} from '#contract/desk/uploads.ts'
import { API_BASE } from '#contract/route.ts'
import type { IssueKey } from '#domain/access.ts'
import { isAllowed } from '#domain/staff/permissions.ts'
import type { StaffAccount } from '#store/staff/accounts.ts'
import { appendToUpload, finishUpload, removeUpload } from '#store/uploads/upload-files.ts'
import { insertUpload, uploadOf, uploadsOf } from '#store/uploads/uploads.ts'
import type { App, HttpEnv } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Services } from '../services.ts'
import { requireStaff } from './desk-session.ts'
import { serveStaff } from './serve-desk.ts'

/** Files for an issue, sent by the tus protocol, so that an interrupted upload continues where it stopped. */
export function uploadRoutes(app: App, services: Services): void {
  const { db, assets, clock } = services
  const store = { db, assets, now: clock.now }

  serveStaff(app, services, listUploads, async ({ query }) => {
    // A server that was killed at the end of an upload did not check the file.
    for (const upload of await uploadsOf(db, query)) await finishUpload(store, upload)
    return uploadsOf(db, query)
  })

  /** Requests of one upload to this server run one after another. Between servers the offset in the database decides. */
  const locker = new MemoryLocker()
  const answer = (context: Context<HttpEnv>, create?: CreateUpload) =>
    tusServer(create).handleWeb(context.req.raw)

  app.post(UPLOADS_PATH, async (context) => {
    const staff = await requireStaff(services, context)
    const { filename: file_name, ...key } = metadataOf(context.req.header('upload-metadata'))
    requirePublishing(staff, key)
    const size = Number(context.req.header('upload-length'))
    if (!(size > 0)) throw new ProblemError('invalid-request', 'The file is empty.')
    if (size > MAX_UPLOAD_BYTES) {
      throw new ProblemError('request-too-large', 'A file may have 200 MB.')
    }
    return answer(context, async (id) => {
      const upload = { id, staff_id: staff.id, key, file_name, size }
      const limits = { files: MAX_UPLOADS, bytes: MAX_UPLOADED_BYTES }
      if (await insertUpload(db, upload, limits, clock.now())) return
      throw new ProblemError('too-many-files', 'The issue has too many files. Remove some first.')
    })
  })

  // Hono sends HEAD to the handlers of GET.
  app.on(['GET', 'PATCH', 'DELETE'], `${UPLOADS_PATH}/:id`, async (context) => {
    const staff = await requireStaff(services, context)
    const upload = await uploadOf(db, context.req.param('id'))
    if (!upload) throw new ProblemError('not-found')
    requirePublishing(staff, upload.key)
    if (context.req.raw.method === 'GET') throw new ProblemError('method-not-allowed')
    return answer(context)
  })

  type CreateUpload = (id: string) => Promise<void>

  function tusServer(create: CreateUpload = async () => {}): Server {
    let refusal: unknown
    const datastore = Object.assign(new DataStore(), {
      extensions: ['creation', 'termination'],
      create: async (upload: Upload) => {
        await create(upload.id).catch((error: unknown) => {
          refusal = error
          throw error
        })
        return upload
      },
      getUpload: async (id: string) => {
        const upload = await uploadOf(db, id)
        if (!upload) throw ERRORS.FILE_NOT_FOUND
        return new Upload({ id, size: upload.size, offset: upload.received })
      },
      write: async (bytes: AsyncIterable<Uint8Array>, id: string, offset: number) => {
        const next = await appendToUpload(store, id, offset, bytes)
        if (next === undefined) throw ERRORS.INVALID_OFFSET
        return next
      },
      remove: (id: string) => removeUpload(store, id),
    })
    const server = new Server({
      path: API_BASE + UPLOADS_PATH,
      datastore,
      locker,
      relativeLocation: true,
      allowedOrigins: [],
      onUploadFinish: async (_request, { id }) => {
        const upload = await uploadOf(db, id)
        if (upload) await finishUpload(store, upload)
        return {}
      },
      onResponseError: (_request, error) => {
        if (refusal) throw refusal
        // An earlier request of the upload is still being stored. Browsers send a locked one again.
        if (error === ERRORS.ABORTED) return { ...ERRORS.ABORTED, status_code: 423 }
        if (error instanceof Error) {
          services.log('error', 'upload failed', { error: error.message })
        }
        return undefined
      },
    })
    return server
  }
}

function metadataOf(header: string | undefined) {
  const parsed = UploadMetadata.safeParse(parseMetadata(header))
  if (parsed.error) throw new ProblemError('invalid-request', 'Upload-Metadata names no PDF.')
  return parsed.data
}

function parseMetadata(header: string | undefined): unknown {
  try {
    return Metadata.parse(header)
  } catch {
    throw new ProblemError('invalid-request', 'Upload-Metadata cannot be read.')
  }
}

function requirePublishing(staff: StaffAccount, { publisher, edition }: IssueKey): void {
  if (isAllowed(staff, 'issues.publish', { kind: 'edition', publisher, edition })) return
  throw new ProblemError('forbidden', 'Your role does not include this.')
}
