import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import pg from 'pg'
import { writeChecked } from './checked-file.ts'
import type { BackedUpFile, DatabaseCopy } from './manifest.ts'

const ROWS_AT_ONCE = 1000
/** Limit of the rows in one insert. */
const BYTES_AT_ONCE = 4 * 1024 * 1024
const QUICK = { level: 1 }

const pathOf = (table: string) => `database/${table}.jsonl.gz`

/** A consistent snapshot of every table, one JSON row per line. Does not block writers. */
export async function copyPostgres(url: string, folder: string): Promise<DatabaseCopy> {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const migrations = await client.query<{ name: string }>(
      'select name from kysely_migration order by name',
    )
    const files: BackedUpFile[] = []
    for (const table of await tablesOf(client)) {
      const rows = Readable.from(rowsOf(client, table))
      files.push(await writeChecked(folder, pathOf(table), rows, createGzip(QUICK)))
    }
    return { files, migrations: migrations.rows.map(({ name }) => name) }
  })
}

/** Fills existing, empty tables in one transaction. */
export async function restorePostgres(url: string, folder: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('begin')
    const tables = await tablesOf(client)
    // Tables are filled in any order: foreign keys are dropped first and checked again at the end.
    const references = await referencesOf(client)
    for (const { table, name } of references) {
      await client.query(`alter table ${table} drop constraint ${name}`)
    }
    await client.query(`truncate ${tables.map(quoted).join(', ')}`)
    for (const table of tables) await fill(client, table, join(folder, pathOf(table)))
    for (const { table, name, definition } of references) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
    await client.query('commit')
  })
}

export async function isEmptyPostgres(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query(
      `select 1 from pg_class where relnamespace = current_schema()::regnamespace limit 1`,
    )
    return rowCount === 0
  })
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'broadsheet backup' })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** All tables apart from kysely's own, which the migrator fills. The rows of partitions are those of their table. */
async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname not like 'kysely%' order by relname`,
  )
  return rows.map(({ name }) => name)
}

async function* rowsOf(client: pg.Client, table: string): AsyncGenerator<string> {
  await client.query(
    `declare kept no scroll cursor for select row_to_json(kept)::text as line from ${quoted(table)} kept`,
  )
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from kept`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => `${line}\n`).join('')
  }
  await client.query('close kept')
}

async function fill(client: pg.Client, table: string, file: string): Promise<void> {
  let batch: string[] = []
  let size = 0
  const insert = async () => {
    await client.query(
      `insert into ${quoted(table)} select * from json_populate_recordset(null::${quoted(table)}, $1)`,
      [`[${batch.join(',')}]`],
    )
    batch = []
    size = 0
  }
  for await (const line of linesOf(file)) {
    batch.push(line)
    size += line.length
    if (batch.length >= ROWS_AT_ONCE || size >= BYTES_AT_ONCE) await insert()
  }
  if (batch.length > 0) await insert()
}

/** Splits at `\n` only: `readline` would also split at U+2028, which JSON may contain. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(file).pipe(createGunzip()).setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

interface Reference {
  table: string
  name: string
  definition: string
}

async function referencesOf(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  )
  return rows
}

function quoted(name: string): string {
  return pg.escapeIdentifier(name)
}
