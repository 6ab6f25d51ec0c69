export type FileFormat = 'pdf' | 'jpeg' | 'png' | 'webp' | 'tiff' | 'other'

/** How many bytes tell the format: a PDF may begin anywhere in the first kilobyte. */
export const HEAD_BYTES = 1024

/** What a file is, by its first bytes; its name proves nothing. */
export function formatOf(head: Buffer): FileFormat {
  const starts = head.toString('latin1')
  if (starts.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (starts.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (starts.startsWith('RIFF') && starts.startsWith('WEBP', 8)) return 'webp'
  if (['II*\0', 'MM\0*', 'II+\0', 'MM\0+'].some((magic) => starts.startsWith(magic))) return 'tiff'
  return starts.includes('%PDF-') ? 'pdf' : 'other'
}
