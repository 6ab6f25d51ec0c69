import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { createProgram } from './program.ts'
import { contextOn, recordingTerminal } from './testing.ts'

const DOC = 'docs/operate/command-line.md'

const program = createProgram(contextOn({}, [], recordingTerminal().terminal))

/** Every command that can be run, with the words that lead to it. */
function commandsBelow(command: Command, path: readonly string[]): [string[], Command][] {
  if (command.commands.length === 0) return [[[...path], command]]
  return command.commands.flatMap((each) => commandsBelow(each, [...path, each.name()]))
}

const commands = commandsBelow(program, [])

function rowOf([path, command]: [string[], Command]): string {
  const args = command.registeredArguments.map((argument) => {
    const name = argument.variadic ? `${argument.name()}...` : argument.name()
    return argument.required ? `<${name}>` : `[${name}]`
  })
  return `| \`${[...path, ...args].join(' ')}\` | ${command.description()} |`
}

test(`${DOC} lists every command, and nothing else`, () => {
  const rows = readFileSync(DOC, 'utf8')
    .split('\n')
    .filter((line) => /^\| `[a-z]/.test(line))
  expect(rows).toEqual(commands.map(rowOf))
})

const DOCUMENTS = [
  'README.md',
  ...['docs', 'deploy'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(md|yaml|service)$/.test(name))
      .map((name) => join(folder, name)),
  ),
]

test('every command that a document or a service names exists', () => {
  const commandNames = commands.map(([path]) => path.join(' '))
  const areas = new Set(program.commands.map((command) => command.name()))
  const unknown = DOCUMENTS.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NAMED_COMMAND)]
      .filter(([, area = '', verb = '', verbOfGroup = '']) => {
        if (verb === '' || !areas.has(area)) return !areas.has(area)
        const names = [area, `${area} ${verb}`, `${area} ${verb} ${verbOfGroup}`]
        return !names.some((name) => commandNames.includes(name))
      })
      .map(([words]) => `${file}: ${words}`),
  )
  expect(unknown).toEqual([])
})

const NAMED_COMMAND =
  /(?:npx broadsheet|broadsheet\.mjs) ([a-z][a-z-]*)(?: ([a-z][a-z-]*)\b(?![./])(?: ([a-z]+)\b)?)?/g
