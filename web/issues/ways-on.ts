/** Where to go from an issue that cannot be shown. */
export interface WaysOn {
  onChooseDate: () => void
  onToday: () => void
  onYesterday: () => void
  onArchives: () => void
}
