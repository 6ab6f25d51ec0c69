import type { Manifest } from '#store/backup/manifest.ts'
import type { BackupPlace } from '#store/backup/place.ts'
import { s3Place } from '#store/backup/s3-place.ts'
import { BACKUP_ADDRESS, StartError, type StoreConfig } from '#store/store-config.ts'
import { UsageError } from '../exit-code.ts'

export async function openPlace(
  address: string,
  { backupAccess }: StoreConfig,
): Promise<BackupPlace> {
  const [, bucket, prefix] = BACKUP_ADDRESS.exec(address) ?? []
  if (!bucket) {
    throw new UsageError(
      `${address} is not a bucket and a folder in it, such as s3://bucket/folder`,
    )
  }
  if (!backupAccess) {
    throw new StartError(
      'For backups in S3, the BACKUP_S3_ variables must be set (docs/operate/backup.md)',
    )
  }
  return s3Place({ ...backupAccess, bucket, prefix })
}

export function sizeInWords({ files, bucket }: Manifest): string {
  const size = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const elsewhere = bucket === null ? '' : ` (page files stay in the bucket ${bucket})`
  return `${files.length} files, ${(size / 1e6).toFixed(1)} MB${elsewhere}`
}

export function secondsSince(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`
}
