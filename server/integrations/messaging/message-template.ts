const PLACEHOLDER = /\{([a-z_]+)\}/g

type Values = Record<string, string>

export function fill(template: string, values: Values, escaped = (value: string) => value): string {
  const filled = new Map(Object.entries(values))
  return template.replace(PLACEHOLDER, (whole: string, name: string) => {
    const value = filled.get(name)
    return value === undefined ? whole : escaped(value)
  })
}

export function placeholdersIn(template: string): string[] {
  return Array.from(template.matchAll(PLACEHOLDER), ([, name = '']) => name)
}

/** For a place inside the quotes of a JSON string. */
export function escapeJson(value: string): string {
  return JSON.stringify(value).slice(1, -1)
}
