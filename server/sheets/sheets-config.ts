import { z } from 'zod'
import { isLoopback } from '../integrations/loopback.ts'

const SheetUrl = z.string().refine(isSheetUrl, 'must be an https:// address').optional()

/** Where the publisher's spreadsheets are. */
export const SheetsEnvironment = z.object({
  CANCELLATION_SHEET_URL: SheetUrl.describe(
    'Spreadsheet service that reasons for cancelling are sent to; kept here only when unset.',
  ),
  PLAN_CHANGE_SHEET_URL: SheetUrl.describe(
    'Spreadsheet service that changes of plan are sent to; kept here only when unset.',
  ),
})

export interface SheetsConfig {
  sheetUrls: { cancellations: string | undefined; 'plan-changes': string | undefined }
}

export function sheetsConfig(env: z.infer<typeof SheetsEnvironment>): SheetsConfig {
  return {
    sheetUrls: {
      cancellations: env.CANCELLATION_SHEET_URL,
      'plan-changes': env.PLAN_CHANGE_SHEET_URL,
    },
  }
}

function isSheetUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))
}
