import fc from 'fast-check'
import { z } from 'zod'
import { hostileJson, hostileText, KNOWN_VALUES, knownText } from './hostile-json-testing.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** Values that the schema accepts, as far as its JSON Schema shows. */
export function validValues(type: z.ZodType): fc.Arbitrary<unknown> {
  return validForSchema(z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }))
}

/** Mostly valid values, so that they reach the handler; sometimes any JSON. */
export function nearlyValid(type: z.ZodType): fc.Arbitrary<unknown> {
  const valid = validValues(type)
  return fc.oneof(
    { weight: 5, arbitrary: valid },
    { weight: 4, arbitrary: fc.tuple(valid, fc.nat(), hostileJson).map(withOneReplaced) },
    { weight: 1, arbitrary: hostileJson },
  )
}

/** Mostly valid input with one part replaced, so that no other fault hides its effect. */
export function mutationsOf(type: z.ZodType, good: object): fc.Arbitrary<unknown> {
  const other = fc.oneof(hostileText, hostileJson)
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(good) },
    { weight: 4, arbitrary: fc.tuple(fc.constant(good), fc.nat(), other).map(withOneReplaced) },
    { weight: 3, arbitrary: nearlyValid(type) },
  )
}

function validForSchema(schema: Schema | boolean): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return hostileJson
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(validForSchema))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'object':
      return validObject(schema)
    case 'array':
      return fc.array(itemsOf(schema), { minLength: schema.minItems ?? 0, maxLength: 3 })
    case 'string':
      return validText(schema)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return validNumber(schema)
    default:
      return fc.oneof(knownText, hostileJson)
  }
}

function itemsOf({ items }: Schema): fc.Arbitrary<unknown> {
  return items === undefined || Array.isArray(items) ? hostileJson : validForSchema(items)
}

function validObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const parts = Object.entries(properties).map(([name, part]) => {
    const value = validForSchema(part)
    const isNeeded = required.includes(name)
    return [name, isNeeded ? value : fc.option(value, { nil: undefined })] as const
  })
  return parts.length === 0 ? hostileJson : fc.record(Object.fromEntries(parts))
}

const MOMENT = fc.date({
  noInvalidDate: true,
  min: new Date('0001-01-01'),
  max: new Date('9999-12-31'),
})

function validText({ pattern, format, maxLength = 10_000 }: Schema): fc.Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return fc.uuid()
    case 'date-time':
      return MOMENT.map((date) => date.toISOString())
    case 'date':
      return MOMENT.map((date) => date.toISOString().slice(0, 10))
    case 'uri':
      return fc.oneof(fc.webUrl(), fc.constant('http://localhost:3000/auth/callback/google'))
    default:
      return pattern
        ? matching(new RegExp(pattern))
        : hostileText.map((text) => text.slice(0, maxLength))
  }
}

/** Known values that match the pattern, or generated ones if the pattern is supported. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  const known = KNOWN_VALUES.filter((text) => pattern.test(text))
  try {
    const made = fc.stringMatching(pattern)
    return known.length > 0 ? fc.oneof(fc.constantFrom(...known), made) : made
  } catch {
    return hostileText
  }
}

function validNumber({ type, minimum = -1e15, maximum = 1e15 }: Schema): fc.Arbitrary<number> {
  const integer = fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
  return type === 'integer'
    ? integer
    : fc.oneof(integer, fc.double({ min: minimum, max: maximum, noNaN: true }))
}

/** Replaces one part of a value, chosen by a number. */
function withOneReplaced([value, which, other]: [unknown, number, unknown]): unknown {
  if (typeof value !== 'object' || value === null) return other
  const keys = Object.keys(value)
  const key = keys[which % Math.max(1, keys.length)]
  if (key === undefined) return other
  const inner: unknown = Reflect.get(value, key)
  const replaced = which % 2 ? other : withOneReplaced([inner, which >> 1, other])
  return Array.isArray(value)
    ? value.map((item, at) => (`${at}` === key ? replaced : item))
    : { ...value, [key]: replaced }
}
