/** The attributes that mark a story's link, in the order in which they are read out. Their values are the reader's words. */
export interface StoryMark {
  'data-only-here'?: string
  'data-read'?: string
}

/** By the id of the story. */
export type StoryMarks = Readonly<Record<string, StoryMark>>
