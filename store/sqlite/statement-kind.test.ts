import { expect, test } from 'vitest'
import { statementKind } from './driver.ts'

test.each([
  ['select * from "reader"', 'read'],
  ['  SELECT 1', 'read'],
  ['explain query plan delete from "reader"', 'read'],
  ['with "t" as (select 1) select * from "t"', 'read'],
  ['with "t" as (select 1) insert into "reader" select * from "t"', 'write'],
  ['insert into "reader" values (?) returning "id"', 'write'],
  ['update "reader" set "first_name" = ? returning *', 'write'],
  ['create table "selected" ("id" text)', 'write'],
  ['pragma wal_checkpoint(truncate)', 'outside-transaction'],
  ['vacuum', 'outside-transaction'],
] as const)('%s is of the kind %s', (sql, kind) => {
  expect(statementKind(sql)).toBe(kind)
})
