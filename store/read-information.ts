import { readInformation } from './information-file.ts'
import type { ParsedInformationFile } from './information-part.ts'
import { readLegalText } from './legal-file.ts'

/** A legal text is HTML, everything else JSON. */
export function readInformationFile(name: string, content: string): ParsedInformationFile {
  return name.toLowerCase().endsWith('.html') ? readLegalText(content) : readInformation(content)
}
