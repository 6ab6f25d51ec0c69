import { z } from 'zod'

const SigningKey = z.string().min(32, 'must each have 32 characters or more')

export const FilesEnvironment = z.object({
  FILE_SIGNING_KEYS: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.tuple([SigningKey], SigningKey))
    .optional()
    .describe(
      'Secrets of 32 characters or more that sign page addresses, the newest first, with commas between; one kept in the database when unset.',
    ),
  FILE_CACHE_MB: z.coerce
    .number('must be a number')
    .min(0, 'must not be negative')
    .default(256)
    .describe('Memory for the page files that were last asked for.'),
  TEASERS: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      'Whether the list of stories names the headlines of pages that the reader may not open: `on` or `off`.',
    ),
})

export interface FilesConfig {
  fileSigningKeys: [string, ...string[]] | undefined
  fileCacheBytes: number
  /** Whether headlines of locked pages are shown. */
  hasTeasers: boolean
}

export function filesConfig(env: z.infer<typeof FilesEnvironment>): FilesConfig {
  return {
    fileSigningKeys: env.FILE_SIGNING_KEYS,
    fileCacheBytes: env.FILE_CACHE_MB * 1024 * 1024,
    hasTeasers: env.TEASERS === 'on',
  }
}
