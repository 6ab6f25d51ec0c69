import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { EVERY_ROUTE } from '#contract/every-route.ts'
import { openApiDocument } from './openapi.ts'

const Operation = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.unknown()),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean() })),
})

const document = z
  .object({ paths: z.record(z.string(), z.record(z.string(), Operation)) })
  .parse(openApiDocument(EVERY_ROUTE))

const operations = Object.values(document.paths).flatMap((path) => Object.values(path))

test('the description is valid OpenAPI', async () => {
  const json = JSON.parse(JSON.stringify(openApiDocument(EVERY_ROUTE)))

  const result = await new Validator().validate(json)

  expect(result).toEqual({ valid: true })
})

test.each(EVERY_ROUTE)('$method $path is described', ({ method, path }) => {
  const described = document.paths[path.replace(/:(\w+)/g, '{$1}')]
  expect(described).toHaveProperty(method.toLowerCase())
})

test('every call has a unique operationId', () => {
  const names = operations.map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(EVERY_ROUTE.length)
})

test('each parameter has its location and whether it is required', () => {
  const data = document.paths['/epaper/data']?.get
  expect(data?.parameters).toEqual([
    { name: 'publisher', in: 'query', required: true },
    { name: 'date', in: 'query', required: true },
    { name: 'edition', in: 'query', required: true },
    { name: 'x-accesstype-jwt', in: 'header', required: false },
    { name: 'x-is-paid', in: 'header', required: false },
  ])
})

test('the parts of a path are parameters', () => {
  const remove = document.paths['/user/saved-articles/{articleId}']?.delete
  expect(remove?.parameters).toContainEqual({ name: 'articleId', in: 'path', required: true })
})

test('only calls for signed-in readers require a token or a cookie', () => {
  expect(document.paths['/faqs']?.get?.security).toEqual([])
  expect(document.paths['/auth/me']?.get?.security).toEqual([{ bearer: [] }, { cookie: [] }])
})
