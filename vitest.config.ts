import { defineConfig } from 'vitest/config'

const WITH_DATABASE = ['store/**/*.test.ts', 'server/**/*.test.ts']

/** What touches the database runs twice, on SQLite and on a real PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'plain',
          include: ['{contract,domain,press,web,sample,tools}/**/*.test.{ts,tsx}'],
        },
      },
      { test: { name: 'sqlite', include: WITH_DATABASE } },
      {
        test: {
          name: 'postgres',
          include: WITH_DATABASE,
          globalSetup: './tools/postgres-for-tests.ts',
        },
      },
    ],
  },
})
