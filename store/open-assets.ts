import type { AssetSource, AssetStore } from './assets.ts'
import { localAssets } from './local-assets.ts'
import { s3Assets } from './s3-assets.ts'

export async function openAssets(source: AssetSource): Promise<AssetStore> {
  switch (source.kind) {
    case 'folder':
      return localAssets(source.folder)
    case 's3':
      return s3Assets(source)
  }
}
