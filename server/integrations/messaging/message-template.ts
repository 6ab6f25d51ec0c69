const PLACEHOLDER = /\{([a-z_]+)\}/g

type Values = Record<string, string>

export function fill(
  template: string,
  values: Values,
  escapeValue = (value: string) => value,
): string {
  const valueByName = new Map(Object.entries(values))
  return template.replace(PLACEHOLDER, (placeholder: string, name: string) => {
    const value = valueByName.get(name)
    return value === undefined ? placeholder : escapeValue(value)
  })
}

export function placeholdersIn(template: string): string[] {
  return Array.from(template.matchAll(PLACEHOLDER), ([, name = '']) => name)
}

/** For use inside the quotes of a JSON string. */
export function escapeJson(value: string): string {
  return JSON.stringify(value).slice(1, -1)
}
