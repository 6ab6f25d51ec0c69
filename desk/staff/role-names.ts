import type { StaffRole } from '#contract/desk/permissions.ts'
import type { Translate } from '../i18n/use-t.ts'

export function roleName(role: StaffRole, t: Translate): string {
  return {
    admin: t('Admin'),
    editor: t('Editor'),
    corrector: t('Corrector'),
    circulation: t('Circulation'),
    support: t('Support'),
    finance: t('Finance'),
    viewer: t('Viewer'),
  }[role]
}

export function roleDescription(role: StaffRole, t: Translate): string {
  return {
    admin: t('May do everything, and manages staff.'),
    editor: t('Publishes and releases issues.'),
    corrector: t('Corrects regions and text.'),
    circulation: t('Manages plans, offers and content.'),
    support: t('Helps readers.'),
    finance: t('Manages payments and refunds.'),
    viewer: t('Sees issues and changes nothing.'),
  }[role]
}
