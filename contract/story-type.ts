import { z } from 'zod'

export const STORY_TYPES = [
  'story',
  'brief',
  'letter',
  'editorial',
  'column',
  'picture',
  'table',
  'score',
  'weather',
  'puzzle',
  'cartoon',
  'index',
  'advertisement',
  'classifieds',
] as const

export const StoryType = z.enum(STORY_TYPES)
export type StoryType = z.infer<typeof StoryType>
