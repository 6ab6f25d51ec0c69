export const LANGUAGES = ['kannada', 'english', 'latin'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Query {
  id: string
  language: Language
  text: string
  /** What the reader looks for in the sample. The judge reads it; no ranker does. */
  need?: string
  /** What the reader looks for in the generated archive. */
  archive?: { subject: string; place?: string; eventDay?: string }
}
