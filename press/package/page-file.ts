import type { FileFact } from './package-file.ts'
import type { PageFile } from './packaged-issue.ts'

/** A found file as the press will open it; nothing when it can print no page. */
export function pageFileOf(file: FileFact | undefined): PageFile | undefined {
  if (file?.kind !== 'found' || file.format === 'other') return undefined
  return { path: file.path, kind: file.format === 'pdf' ? 'pdf' : 'image' }
}
