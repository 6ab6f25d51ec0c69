import { z } from 'zod'
import { EVERY_ROUTE } from '#contract/every-route.ts'
import { getOpenApi } from '#contract/health.ts'
import { Problem } from '#contract/problem.ts'
import { API_BASE, type Route } from '#contract/route.ts'
import type { App } from './app.ts'
import { serve } from './serve.ts'

interface ApiInfo {
  title: string
  version: string
}

interface OpenApiDocument extends Record<string, unknown> {
  openapi: string
}

/** The tag of a path is that of the first matching prefix. */
const TAGS: readonly [start: string, tag: string][] = [
  ['/auth/', 'auth'],
  ['/epaper/search', 'search'],
  ['/epaper/files/', 'articles'],
  ['/epaper/', 'issues'],
  ['/user/saved-articles', 'saved-articles'],
  ['/users/preferences', 'profile'],
  ['/users/data/', 'reader-data'],
  ['/users/erasure', 'reader-data'],
  ['/subscription_groups', 'plans'],
  ['/members/me/subscriptions/preview', 'payments'],
  ['/members/me/invoices', 'payments'],
  ['/members/', 'subscriptions'],
  ['/sheets/', 'subscriptions'],
  ['/payments/', 'payments'],
  ['/dev/', 'stand-ins'],
  ['/desk/', 'desk'],
  ['/config', 'config'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/metrics', 'health'],
  ['/openapi.json', 'health'],
]

const PARAMETERS_IN = { params: 'path', query: 'query', headers: 'header' } as const

/** The OpenAPI description of all routes. */
export function openApiDocument(
  routes: readonly Route[],
  info: ApiInfo = { title: 'Broadsheet', version: '1' },
): OpenApiDocument {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: API_BASE }],
    tags: [...new Set(routes.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'sAccessToken' },
        desk: { type: 'apiKey', in: 'cookie', name: 'deskSession' },
      },
    },
  }
}

function operation(route: Route): object {
  return {
    operationId: operationIdOf(route),
    summary: route.summary,
    tags: [tagOf(route)],
    security: securityOf(route),
    parameters: parametersOf(route),
    ...(route.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(route.body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'The answer.',
        content: {
          [route.media ?? 'application/json']: { schema: jsonSchema(route.reply, 'output') },
        },
      },
      default: {
        description: 'A refusal, and why.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

function securityOf(route: Route): object[] {
  if ('staff' in route && route.staff !== 'anyone') return [{ desk: [] }]
  return route.caller === 'anyone' ? [] : [{ bearer: [] }, { cookie: [] }]
}

/** `get_auth_me` for GET /auth/me. */
function operationIdOf({ method, path }: Route): string {
  const words = path.split(/[^\w]+/).filter((word) => word !== '')
  return [method.toLowerCase(), ...words].join('_')
}

function tagOf({ path }: Route): string {
  return TAGS.find(([start]) => path.startsWith(start))?.[1] ?? 'info'
}

function parametersOf(route: Route): object[] {
  return (['params', 'query', 'headers'] as const).flatMap((slot) => {
    const schema = route[slot] && ObjectSchema.parse(jsonSchema(route[slot], 'input'))
    return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
      name,
      in: PARAMETERS_IN[slot],
      required: schema?.required.includes(name) ?? false,
      schema: property,
    }))
  })
}

const ObjectSchema = z.object({
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()).default([]),
})

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

let document: ReturnType<typeof openApiDocument> | undefined

export function openApiRoutes(app: App): void {
  serve(app, getOpenApi, () => {
    document ??= openApiDocument(EVERY_ROUTE)
    return document
  })
}
