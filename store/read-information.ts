import { readInformation } from './information-file.ts'
import type { ReadFile } from './information-part.ts'
import { readLegalText } from './legal-file.ts'

/** A legal text is HTML, everything else JSON. */
export function readInformationFile(name: string, content: string): ReadFile {
  return name.toLowerCase().endsWith('.html') ? readLegalText(content) : readInformation(content)
}
