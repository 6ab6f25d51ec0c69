interface StoredValue<T> {
  read: () => T | undefined
  write: (value: T) => void
  remove: () => void
}

type Area = 'localStorage' | 'sessionStorage'

/** One storage key. Strings are stored as they are, other values as JSON. */
export function storedValue<T>(area: Area, key: string, schema: Shape<T>): StoredValue<T> {
  return {
    read: () => withStorage(area, (storage) => decode(schema, storage.getItem(key))),
    write: (value) => withStorage(area, (storage) => storage.setItem(key, encode(value))),
    remove: () => withStorage(area, (storage) => storage.removeItem(key)),
  }
}

/** Storage may be blocked or full; the value is then not stored. */
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

/** An older version or another script may have written the value: undefined unless it fits the schema. */
function decode<T>(schema: Shape<T>, text: string | null): T | undefined {
  if (text === null) return undefined
  const asText = schema.safeParse(text)
  return asText.success ? asText.data : schema.safeParse(JSON.parse(text)).data
}

/** The part of a zod schema that `storedValue` needs. The first view builds one with `shape`, without zod. */
interface Shape<T> {
  safeParse: (value: unknown) => { success: boolean; data?: T | undefined }
}

export function shape<T>(fits: (value: unknown) => value is T): Shape<T> {
  return {
    safeParse: (value) => (fits(value) ? { success: true, data: value } : { success: false }),
  }
}
