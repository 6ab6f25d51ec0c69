/** What a stored value must look like: a schema of zod's, or for the first view, which does without, one of these. */
export interface Shape<T> {
  safeParse: (value: unknown) => { success: boolean; data?: T | undefined }
}

export function shape<T>(fits: (value: unknown) => value is T): Shape<T> {
  return {
    safeParse: (value) => (fits(value) ? { success: true, data: value } : { success: false }),
  }
}
