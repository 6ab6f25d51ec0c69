/** The id of a step or of a block. `crypto.randomUUID` exists on secure pages only. */
export function newId(bytes = 16): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** The id of a new story, which becomes the id of its region. */
export function newStoryId(prefix: string): string {
  return `${prefix}${newId(4)}`
}
