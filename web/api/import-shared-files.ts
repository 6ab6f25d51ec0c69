const FILES = [
  () => import('#contract/problem.ts'),
  () => import('#contract/issues.ts'),
  () => import('./call.ts'),
]

/**
 * Runs what the parts after the first view share: zod, schemas, the calls. A file and all that it imports run as one task, except what has
 * run before, so each is imported by itself. A failure shows when a part needs the file.
 */
export async function importSharedFiles(): Promise<void> {
  for (const load of FILES) await load().catch(() => undefined)
}
