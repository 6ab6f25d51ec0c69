export const JSON_TYPE = 'application/json'

/** A browser that opens an API address saves the JSON and never renders it as a page. `fetch` ignores the header. */
export const API_DISPOSITION = 'attachment; filename="api.json"'
