interface StoredValue<T> {
  read: () => T | undefined
  write: (value: T) => void
  remove: () => void
}

type Area = 'localStorage' | 'sessionStorage'

/** One key of the browser's storage: a text as it is, anything else as JSON. */
export function storedValue<T>(area: Area, key: string, schema: Shape<T>): StoredValue<T> {
  return {
    read: () => withStorage(area, (storage) => decode(schema, storage.getItem(key))),
    write: (value) => withStorage(area, (storage) => storage.setItem(key, encode(value))),
    remove: () => withStorage(area, (storage) => storage.removeItem(key)),
  }
}

/** A browser may block storage, or have no room: the reader then goes on without being remembered. */
function withStorage<R>(area: Area, use: (storage: Storage) => R): R | undefined {
  try {
    return use(window[area])
  } catch {
    return undefined
  }
}

function encode(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Someone else may have written it, or an older version of us: what does not fit is not there. */
function decode<T>(schema: Shape<T>, text: string | null): T | undefined {
  if (text === null) return undefined
  const asText = schema.safeParse(text)
  return asText.success ? asText.data : schema.safeParse(JSON.parse(text)).data
}

/** What a stored value must look like: a schema of zod's, or for the first view, which does without, one of these. */
interface Shape<T> {
  safeParse: (value: unknown) => { success: boolean; data?: T | undefined }
}

export function shape<T>(fits: (value: unknown) => value is T): Shape<T> {
  return {
    safeParse: (value) => (fits(value) ? { success: true, data: value } : { success: false }),
  }
}
