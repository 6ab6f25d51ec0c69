#!/usr/bin/env node
import { join } from 'node:path'
import process from 'node:process'

/** `npx broadsheet …`: the command-line program, from any directory of the project. */
process.argv.splice(2, 0, join(import.meta.dirname, 'cli/main.ts'))
await import('./run.mjs')
