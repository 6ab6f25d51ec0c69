import '#contract/no-eval.ts'
import { API_BASE } from '#contract/route.ts'
import { type AccessType, createAccessType } from './access-type.ts'

declare global {
  interface Window {
    AccessType: AccessType
  }
}

/** The API has the same origin as this script, whatever page runs it. */
const { currentScript } = document
const source = currentScript instanceof HTMLScriptElement ? currentScript.src : location.href

window.AccessType = createAccessType(new URL(API_BASE, source).href)
