import { z } from 'zod'

export const ClipsEnvironment = z.object({
  CLIPS: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'Whether readers may cut a clip out of a page and share it: `on` or `off`. Clips that exist stay.',
    ),
  CLIP_MAX_AREA: z.coerce
    .number('must be a number')
    .min(1, 'must be at least 1')
    .max(100, 'must be 100 or less')
    .default(25)
    .describe('The largest clip, in percent of the area of a page.'),
})

export interface ClipsConfig {
  /** In percent of a page; undefined if readers may not make clips. */
  clipMaxArea: number | undefined
}

export function clipsConfig(env: z.infer<typeof ClipsEnvironment>): ClipsConfig {
  return { clipMaxArea: env.CLIPS === 'on' ? env.CLIP_MAX_AREA : undefined }
}
