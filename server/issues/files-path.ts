import type { IssueAccess } from '#domain/access.ts'
import { FILES_PATH, SIGNED_PATH } from './files.ts'
import type { Signer } from './signing.ts'

/** Where a reader finds the files of an issue; the same for everyone with the same access. */
export function filesPath(signer: Signer, folder: string, access: IssueAccess, now: Date): string {
  return access.kind === 'every-page'
    ? `${SIGNED_PATH}/${signer.sign(folder, now).token}/${folder}/`
    : `${FILES_PATH}/${folder}/`
}
